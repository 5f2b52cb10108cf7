/**
 * Whether a search text is an amount in bolívares, in either spelling: 1.234,56, 1,234.56 or 1234.56. Digits alone are a
 * reference.
 */
export const looksLikeAmount = (text: string): boolean => /^\d[\d.]*,\d{1,2}$|^\d[\d,]*\.\d{1,2}$/.test(text)
