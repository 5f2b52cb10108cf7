import type { CodeTable } from '../../codes.ts'
import { approved, unknownOutcome, setup, unavailable } from '../../code-lines.ts'

const internalError = unknownOutcome('BNC had an internal error', 'BNC tuvo un error interno')
const accountsNotValidated = setup(
  'BNC could not validate the accounts of the client. Check the account number and the merchant RIF, then contact BNC.',
  'BNC no pudo validar las cuentas del cliente. Revise el número de cuenta y el RIF del comercio y consulte a BNC.',
)
const cardNetworkFailed = unknownOutcome(
  'BNC failed while contacting the card network',
  'BNC falló al comunicarse con la red de tarjetas',
)
const mobilePaymentNotRecorded = unknownOutcome(
  'BNC failed while recording the mobile payment',
  'BNC falló al registrar el pago móvil',
)

export const success = { '000000': approved('Approved.', 'Aprobada.') }

/** The success code and the 27 codes that any BNC operation may return. */
export const general: CodeTable = {
  ...success,

  EPIRWK: unavailable(
    'BNC requires a new session and processed nothing. Ask the customer to try again in a moment.',
    'BNC requiere una nueva sesión y no procesó nada. Pida al cliente que intente de nuevo en un momento.',
  ),

  EPICNF: setup(
    'BNC does not know this client, or it is inactive. Check the client GUID, and that BNC has activated it.',
    'BNC no conoce este cliente o está inactivo. Revise el GUID de cliente y que BNC lo haya activado.',
  ),
  EPIONA: setup(
    'This operation is not contracted with BNC. Ask BNC to enable it for the client.',
    'Esta operación no está contratada con BNC. Pida a BNC que la habilite para el cliente.',
  ),
  EPIIMS: setup(
    'BNC does not accept the format of the request. Check the terminal, affiliation, account number and RIF of this account.',
    'BNC no acepta el formato de la solicitud. Revise el terminal, la afiliación, el número de cuenta y el RIF de esta cuenta.',
  ),
  EPIHV: setup(
    "BNC rejected the request's hash. Check that the master key belongs to this client GUID.",
    'BNC rechazó el hash de la solicitud. Revise que la llave maestra sea la de este GUID de cliente.',
  ),
  EPIR02: setup(
    'BNC found two different client GUIDs in one request. Check the client GUID of this account.',
    'BNC encontró dos GUID de cliente distintos en una solicitud. Revise el GUID de cliente de esta cuenta.',
  ),
  EPIMC1: setup(
    'The client may not act for this child merchant. Ask BNC for the permission, or correct the child RIF.',
    'El cliente no puede actuar por este comercio hijo. Pida el permiso a BNC o corrija el RIF del hijo.',
  ),
  EPIMC2: setup(
    'BNC does not find the child merchant. Correct the child RIF.',
    'BNC no encuentra el comercio hijo. Corrija el RIF del hijo.',
  ),
  EPIANF: setup(
    'BNC finds no such account for the client. Check the account number and the merchant RIF.',
    'BNC no encuentra esa cuenta para el cliente. Revise el número de cuenta y el RIF del comercio.',
  ),
  EPIAVF: accountsNotValidated,
  EPIAVM: accountsNotValidated,
  EPIE03: setup(
    'BNC could not validate the request. Check the settings of this account, then contact BNC.',
    'BNC no pudo validar la solicitud. Revise la configuración de esta cuenta y consulte a BNC.',
  ),

  EPIEBR: unknownOutcome('BNC failed while preparing the request', 'BNC falló al preparar la solicitud'),
  EPIR01: unknownOutcome('BNC failed while opening the session', 'BNC falló al abrir la sesión'),
  EPIR03: unknownOutcome('BNC could not complete the request', 'BNC no pudo completar la solicitud'),
  EPICCA: unknownOutcome(
    'BNC lost the connection while reading the accounts of the client',
    'BNC perdió la comunicación al leer las cuentas del cliente',
  ),
  EPIEDD: unknownOutcome('BNC had a communication error', 'BNC tuvo un error de comunicación'),
  EPIE00: internalError,
  EPIKNF: internalError,
  EPIE02: internalError,
  EPIECP: unknownOutcome('BNC failed while recording the C2P charge', 'BNC falló al registrar el cobro C2P'),
  EPIEMP: mobilePaymentNotRecorded,
  P2PEMP: mobilePaymentNotRecorded,
  EPIESF: unknownOutcome('BNC failed while executing the request', 'BNC falló al ejecutar la solicitud'),
  EPIURS: unknownOutcome('BNC received an unexpected answer', 'BNC recibió una respuesta inesperada'),
  EPIGN1: cardNetworkFailed,
  EPIGN2: cardNetworkFailed,
}

const sessionNotOpened = unavailable(
  'BNC could not open the session and processed nothing. Ask the customer to try again in a moment.',
  'BNC no pudo abrir la sesión y no procesó nada. Pida al cliente que intente de nuevo en un momento.',
)

/** Codes of a log-on. It moves no money, so codes that elsewhere mean an unknown outcome mean `unavailable` here. */
export const logOn: CodeTable = { ...general, EPIR01: sessionNotOpened, EPIR03: sessionNotOpened }
