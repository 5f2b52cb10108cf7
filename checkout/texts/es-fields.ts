import type { Field } from '../view.ts'

export const fields: Record<Field | 'idDocument', string> = {
  bank: 'Su banco',
  idDocument: 'Cédula o RIF',
  documentType: 'Letra del documento',
  document: 'Número del documento',
  phone: 'Teléfono afiliado a su banco',
  token: 'Clave C2P',
  name: 'Nombre y apellido del titular',
  otp: 'Clave que le envió su banco',
  reference: 'Número de referencia',
  cardNumber: 'Número de la tarjeta',
  expiry: 'Vence',
  cvv: 'Código de seguridad',
  pin: 'Clave de la tarjeta',
  cardHolder: 'Nombre como aparece en la tarjeta',
  accountType: 'Tipo de cuenta',
  secondFactor: 'Clave que le pide su banco',
  amount: '¿Cuánto va a pagar?',
}

export const hints: Partial<Record<Field, string>> = {
  phone: 'Por ejemplo, 0414-123-4567',
  token: 'Solo números, de 6 a 8',
  otp: 'Solo números',
  reference: 'Está en el comprobante de su banco. Con los últimos 6 números basta.',
  expiry: 'Mes y año: MM/AA',
  cvv: '3 números, atrás',
  pin: 'Solo para tarjetas de débito: la clave que usa en el punto de venta',
}

/** Each says how to mend the field. */
export const errors: Record<Field, string> = {
  bank: 'Elija su banco de la lista',
  documentType: 'Elija la letra de su documento: V, E, J, P o G',
  document: 'Escriba la cédula con solo números, por ejemplo 12345678',
  phone: 'Escriba su teléfono con los 11 números, por ejemplo 04141234567',
  token: 'Escriba la clave C2P que le dio su banco: de 6 a 8 números, sin espacios',
  name: 'Escriba el nombre y el apellido del titular de la cuenta',
  otp: 'Escriba la clave que le envió su banco, con solo números',
  reference: 'Escriba los números de la referencia que le dio su banco, por ejemplo 123456',
  cardNumber: 'Revise el número de la tarjeta: escríbalo completo, tal como aparece en ella',
  expiry: 'Escriba el mes y el año en que vence, por ejemplo 08/27. La tarjeta no puede estar vencida',
  cvv: 'Escriba los 3 números que están detrás de la tarjeta',
  pin: 'Escriba la clave de su tarjeta de débito, con solo números',
  cardHolder: 'Escriba el nombre como aparece en la tarjeta',
  accountType: 'Elija si la tarjeta es de crédito, de ahorro o corriente',
  secondFactor: 'Escriba la clave que le pide su banco, sin espacios',
  amount: 'Escriba el monto con números, por ejemplo 25,50',
}
