import type { Language } from '../foundation/text.ts'
import { createTranslator } from '../foundation/translator.ts'

/** Messages about an account's fields, and lines of its check: English, and its Spanish. */
const spanish: Readonly<Record<string, string>> = {
  // Fields
  '{0} credentials have no such field.': 'Las credenciales de {0} no tienen ese campo.',
  'The address has changed: enter this secret again.': 'La dirección cambió: escriba de nuevo este secreto.',
  'The address must use https in production.': 'La dirección debe usar https en producción.',
  'The address must use https, without user, query or fragment, such as https://bank.example:16500/api; http only on this machine.':
    'La dirección debe usar https, sin usuario, parámetros ni fragmento, como https://bank.example:16500/api; http solo en esta máquina.',
  'The address of the bank for this account is needed: this installation has none for the bank.':
    'Se necesita la dirección del banco para esta cuenta: esta instalación no tiene una para el banco.',
  'The address of the token service must use https, without query or fragment; http only on this machine.':
    'La dirección del servicio de tokens debe usar https, sin parámetros ni fragmento; http solo en esta máquina.',
  'The environment is one of: {0}.': 'El ambiente es uno de: {0}.',
  'The value must be yes or no.': 'El valor debe ser yes o no.',
  'The account holder’s name has 1 to 80 characters.': 'El nombre del titular tiene de 1 a 80 caracteres.',
  'The account number is 20 digits.': 'El número de cuenta tiene 20 dígitos.',
  'The account number is 20 digits that begin with {0}.': 'El número de cuenta tiene 20 dígitos y comienza por {0}.',
  'The phone has 10 digits after 0 or 58, such as 04120000001.':
    'El teléfono tiene 10 dígitos después de 0 o 58, como 04120000001.',
  "The merchant's phone has 10 digits after 0 or 58, such as 04120000001.":
    'El teléfono del comercio tiene 10 dígitos después de 0 o 58, como 04120000001.',
  "The merchant's phone is 58 and ten digits, such as 584121234567.":
    'El teléfono del comercio es 58 y diez dígitos, como 584121234567.',
  'The RIF is a letter and 5 to 9 digits, such as J123456789.':
    'El RIF es una letra y de 5 a 9 dígitos, como J123456789.',
  "The merchant's RIF is a letter and 5 to 9 digits, such as J123456789.":
    'El RIF del comercio es una letra y de 5 a 9 dígitos, como J123456789.',
  "The merchant's RIF is a letter and digits, such as J123456789. It is needed with an account number.":
    'El RIF del comercio es una letra y dígitos, como J123456789. Es necesario con un número de cuenta.',
  "The child merchant's RIF is a letter and digits.": 'El RIF del comercio hijo es una letra y dígitos.',
  'The branch is 1 to 20 letters or digits.': 'La sucursal tiene de 1 a 20 letras o dígitos.',
  'The path begins with a slash, such as /SIMF/CreditBeginner.':
    'La ruta comienza con una barra, como /SIMF/CreditBeginner.',
  'The client GUID is 36 characters, such as {0}.': 'El GUID de cliente tiene 36 caracteres, como {0}.',
  'The master key is 16 to 128 characters without blanks, as BNC gave it.':
    'La llave maestra tiene de 16 a 128 caracteres sin espacios, como la entregó BNC.',
  'The terminal is 8 letters or digits.': 'El terminal tiene 8 letras o dígitos.',
  'The affiliation number is 1 to 15 digits.': 'El número de afiliación tiene de 1 a 15 dígitos.',
  'The Commerce token is 1 to 256 characters without blanks.':
    'El token Commerce tiene de 1 a 256 caracteres sin espacios.',
  'The token is new. Answer yes if the bank gave it for the same account, or no if it is of another account.':
    'El token es nuevo. Responda yes si el banco lo entregó para la misma cuenta, o no si es de otra cuenta.',
  'The token belongs to another account that is stored here. Answer no, or store it under another name.':
    'El token pertenece a otra cuenta guardada aquí. Responda no, o guárdelo con otro nombre.',
  'The signing key is 1 to 256 characters without blanks.':
    'La clave de firma tiene de 1 a 256 caracteres sin espacios.',
  'The API key is 8 to 256 characters without blanks, as BDV shows it.':
    'La clave de API tiene de 8 a 256 caracteres sin espacios, como la muestra el BDV.',
  'At least one API key is needed: each product of BDV has its own.':
    'Se necesita al menos una clave de API: cada producto del BDV tiene la suya.',
  'The client id is 8 to 128 characters without blanks, as the bank’s portal shows it.':
    'El identificador del cliente tiene de 8 a 128 caracteres sin espacios, como lo muestra el portal del banco.',
  'The merchant id is a number of at most 15 digits.':
    'El identificador del comercio es un número de 15 dígitos como máximo.',
  'The secret is 8 to 256 characters, as the bank sent it.':
    'El secreto tiene de 8 a 256 caracteres, como lo envió el banco.',
  'The products are one or more of {0}, separated by commas.':
    'Los productos son uno o más de {0}, separados por comas.',
  'The integrator id is a number, such as 31.': 'El identificador del integrador es un número, como 31.',
  'The terminal id is 1 to 20 letters and digits.': 'El identificador del terminal tiene de 1 a 20 letras y dígitos.',
  'The prefix is 1 or 2 letters.': 'El prefijo tiene 1 o 2 letras.',
  'The address is an IPv4 or IPv6 address.': 'La dirección es una dirección IPv4 o IPv6.',
  'The address is an IPv4 or IPv6 address, such as {0}.': 'La dirección es una dirección IPv4 o IPv6, como {0}.',
  'The browser is a name and a version, such as {0}.': 'El navegador es un nombre y una versión, como {0}.',
  'At least one product is needed: in products, or with its own fields.':
    'Se necesita al menos un producto: en products, o con sus propios campos.',
  'The product needs this field of its own, or the one for all products.':
    'El producto necesita este campo propio, o el de todos los productos.',
  'The client id is 1 to 128 characters without blanks, as Banesco gave it.':
    'El identificador de cliente tiene de 1 a 128 caracteres sin espacios, como lo entregó Banesco.',
  'The client secret is 4 to 256 characters without blanks, as Banesco gave it.':
    'El secreto del cliente tiene de 4 a 256 caracteres sin espacios, como lo entregó Banesco.',
  'The user (Dni) is 4 to 20 letters, digits and hyphens, as Bancamiga gave it.':
    'El usuario (Dni) tiene de 4 a 20 letras, dígitos y guiones, como lo entregó Bancamiga.',
  'The password (Pass) has 4 to 128 characters.': 'La contraseña (Pass) tiene de 4 a 128 caracteres.',
  'The temporary token is 8 to 4096 characters without blanks, as Bancamiga gave it.':
    'El token temporal tiene de 8 a 4096 caracteres sin espacios, como lo entregó Bancamiga.',

  // Services that a check tries
  'log-on': 'inicio de sesión',
  banks: 'bancos',
  rate: 'tasa',
  statement: 'estado de cuenta',
  'payment search': 'búsqueda de pagos',
  balance: 'saldo',
  C2P: 'cobros C2P',
  cards: 'tarjetas',
  'mobile payments out': 'pago móvil saliente',
  'immediate debit and credit': 'débito y crédito inmediato',
  'signature and rate (MBbcv)': 'firma y tasa (MBbcv)',
  'payments by phone': 'pagos por teléfono',
  'payments of the day': 'pagos del día',
  verification: 'verificación',
  change: 'vueltos',
  'query of change': 'consulta de vueltos',
  'C2P keys': 'claves C2P',
  'search of mobile payments': 'búsqueda de pagos móviles',
  'search of transfers': 'búsqueda de transferencias',
  'search of card payments': 'búsqueda de pagos con tarjeta',
  transactions: 'transacciones',

  // Results of a check
  'the bank gave a working key': 'el banco entregó una clave que funciona',
  'the bank gave a token': 'el banco entregó un token',
  'the bank answered': 'el banco respondió',
  'the bank answered, in {0}': 'el banco respondió, en {0}',
  '{0} banks': '{0} bancos',
  '{0} for {1}': '{0} para el {1}',
  'none for {0}': 'ninguna para el {0}',
  '{0} movements in three days': '{0} movimientos en tres días',
  '{0} movements today': '{0} movimientos hoy',
  '{0} payments today': '{0} pagos hoy',
  '{0} credits today': '{0} abonos hoy',
  'accepted; no rate for {0}': 'aceptada; no hay tasa para el {0}',
  '{0} VES per USD on {1}': '{0} VES por USD el {1}',
  'not contracted': 'no contratado',
  'not contracted ({0})': 'no contratado ({0})',
  'not configured (no account number)': 'no configurado (sin número de cuenta)',
  'not configured (no terminal)': 'no configurado (sin terminal)',
  'not configured (no affiliation number)': 'no configurado (sin número de afiliación)',
  'not configured (no API key)': 'no configurado (sin clave de API)',
  'not configured ({0} is not yes)': 'no configurado ({0} no es yes)',
  'configured; not tried, it moves money': 'configurado; no se prueba, mueve dinero',
  'configured, not tried: it would move money or mark a payment':
    'configurado, no se prueba: movería dinero o marcaría un pago',
  'configured, not tried: it would move money or write to a customer':
    'configurado, no se prueba: movería dinero o escribiría a un cliente',
  'not tried, the bank allows it once in ten minutes; again in {0} s':
    'no se prueba, el banco lo permite una vez cada diez minutos; de nuevo en {0} s',
}

const toSpanish = createTranslator(spanish)

/** A text of the connectors in the person's language. */
export function inLanguage(text: string, language: Language): string {
  return language === 'es' ? toSpanish(text) : text
}
