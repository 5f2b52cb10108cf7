/**
 * The two control digits of a 20-digit account: bank 4, office 4, control 2, number 10. The first checks bank and office,
 * the second office and number. No official specification was found, so a setting turns the check off.
 */
const WEIGHTS = [3, 2, 7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2]

export function hasRightDigits(account: string): boolean {
  const [bank, office, control, number] = [
    account.slice(0, 4),
    account.slice(4, 8),
    account.slice(8, 10),
    account.slice(10),
  ]
  return control === `${controlDigit(bank + office)}${controlDigit(office + number)}`
}

function controlDigit(digits: string): number {
  const sum = Array.from(digits, (digit, index) => Number(digit) * (WEIGHTS[index] ?? 0)).reduce((a, b) => a + b, 0)
  const rest = 11 - (sum % 11)
  return rest < 10 ? rest : rest - 10
}
