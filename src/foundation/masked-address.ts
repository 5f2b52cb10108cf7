const scheme = /^\s*[a-z][a-z\d+.-]*:\/\//i

/** Address as it may be shown: without its user and password, and its query without the values. Other text is unchanged. */
export function maskedAddress(text: string): string {
  if (!scheme.test(text)) return text
  // In text that is no valid address, such as with an unescaped / in its password, everything up to the last @ may be secret.
  const credentials = URL.canParse(text) ? /:\/\/[^/?#]*@/ : /:\/\/.*@/
  return text.replace(credentials, '://***@').replace(/([?&](?:[^=&#]*=)?)[^&#]+/g, '$1***')
}
