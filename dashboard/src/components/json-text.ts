/** Indents JSON by changing only white space, so that numbers keep all their digits. */
export function indented(text: string): string {
  try {
    JSON.parse(text)
  } catch {
    return text
  }
  const tokens = text.match(/"(?:[^"\\]|\\.)*"|[{}[\],:]|[^\s{}[\],:"]+/g) ?? []
  let depth = 0
  let out = ''
  for (const [index, token] of tokens.entries()) {
    const isEmpty = (token === '}' && tokens[index - 1] === '{') || (token === ']' && tokens[index - 1] === '[')
    if (token === '}' || token === ']') {
      depth -= 1
      out += isEmpty ? token : `\n${'  '.repeat(depth)}${token}`
    } else if (token === '{' || token === '[') {
      depth += 1
      const next = tokens[index + 1]
      out += next === '}' || next === ']' ? token : `${token}\n${'  '.repeat(depth)}`
    } else if (token === ',') out += `,\n${'  '.repeat(depth)}`
    else out += token === ':' ? ': ' : token
  }
  return out
}
