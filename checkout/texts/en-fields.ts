import type { Field } from '../view.ts'
import type * as es from './es-fields.ts'

export const fields: typeof es.fields = {
  bank: 'Your bank',
  idDocument: 'Identity document or RIF',
  documentType: 'Letter of the document',
  document: 'Number of the document',
  phone: 'Phone registered with your bank',
  token: 'C2P key',
  name: 'Account holder’s full name',
  otp: 'Key that your bank sent you',
  reference: 'Reference number',
  cardNumber: 'Card number',
  expiry: 'Expires',
  cvv: 'Security code',
  pin: 'Card PIN',
  cardHolder: 'Name as shown on the card',
  accountType: 'Account type',
  secondFactor: 'Key that your bank asks for',
  amount: 'How much will you pay?',
}

export const hints: Partial<Record<Field, string>> = {
  phone: 'For example, 0414-123-4567',
  token: '6 to 8 digits',
  otp: 'Digits only',
  reference: 'It is on your bank’s confirmation. The last 6 digits are enough.',
  expiry: 'Month and year: MM/YY',
  cvv: '3 digits, on the back',
  pin: 'For debit cards only: the PIN you use in shops',
}

export const errors: Record<Field, string> = {
  bank: 'Choose your bank from the list',
  documentType: 'Choose the letter of your document: V, E, J, P or G',
  document: 'Enter the document number with digits only, for example 12345678',
  phone: 'Enter your phone with all 11 digits, for example 04141234567',
  token: 'Enter the C2P key from your bank: 6 to 8 digits, without spaces',
  name: 'Enter the first and last name of the account holder',
  otp: 'Enter the key that your bank sent you, with digits only',
  reference: 'Enter the digits of the reference that your bank gave you, for example 123456',
  cardNumber: 'Check the card number: enter all of it, as shown on the card',
  expiry: 'Enter the month and year of expiry, for example 08/27. The card must not have expired',
  cvv: 'Enter the 3 digits on the back of the card',
  pin: 'Enter the PIN of your debit card, with digits only',
  cardHolder: 'Enter the name as shown on the card',
  accountType: 'Choose whether the card is credit, savings or checking',
  secondFactor: 'Enter the key that your bank asks for, without spaces',
  amount: 'Enter the amount in digits, for example 25.50',
}
