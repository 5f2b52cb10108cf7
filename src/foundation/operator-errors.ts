/** Errors of the operators' API in addition to those of every caller: code, status and message. */
export const operatorErrorCatalogue = {
  not_signed_in: {
    status: 401,
    en: 'Sign in first: there is no session, or it has expired.',
    es: 'Inicie sesión primero: no hay sesión o ya venció.',
  },
  wrong_credentials: {
    status: 401,
    en: 'The name or the password is wrong.',
    es: 'El nombre o la contraseña son incorrectos.',
  },
  forbidden: {
    status: 403,
    en: 'Your role does not allow this.',
    es: 'Su rol no permite esto.',
  },
  csrf_refused: {
    status: 403,
    en: 'The request does not come from the dashboard: reload the page.',
    es: 'La solicitud no proviene del panel: recargue la página.',
  },
  tenant_not_found: { status: 404, en: 'There is no such tenant.', es: 'Ese comercio no existe.' },
  key_not_found: { status: 404, en: 'There is no such key.', es: 'Esa clave no existe.' },
  tenant_name_taken: {
    status: 409,
    en: 'There is already a tenant with this name.',
    es: 'Ya existe un comercio con este nombre.',
  },
  tenant_inactive: { status: 409, en: 'The tenant is inactive.', es: 'El comercio está inactivo.' },
  key_not_active: {
    status: 409,
    en: 'The key is no longer active: create a new one instead.',
    es: 'La clave ya no está activa: cree una nueva.',
  },
  not_resolvable: {
    status: 409,
    en: 'The payment cannot be resolved this way: check its current status.',
    es: 'El pago no se puede resolver así: revise su estado actual.',
  },
  day_not_over: {
    status: 409,
    en: 'Only a day that is over in Caracas can be closed.',
    es: 'Solo se puede cerrar un día que ya terminó en Caracas.',
  },
  day_already_closed: {
    status: 409,
    en: 'The day is closed already; what is found later is added as a correction.',
    es: 'El día ya está cerrado; lo que se encuentre después se agrega como corrección.',
  },
  day_incomplete: {
    status: 409,
    en: 'The bank’s statement was not read after the end of this day. Confirm to close it as it is.',
    es: 'El estado de cuenta del banco no se leyó después del fin de este día. Confirme para cerrarlo así.',
  },
  bank_account_not_found: {
    status: 404,
    en: 'The tenant has no account at this bank.',
    es: 'El comercio no tiene cuenta en este banco.',
  },
  statement_file_refused: {
    status: 400,
    en: 'The file cannot be read as a bank statement.',
    es: 'El archivo no se puede leer como un estado de cuenta.',
  },
  nothing_to_give_back: {
    status: 409,
    en: 'This amount is not open: it was given back already, is being given back now, or has changed. Reload the page.',
    es: 'Ese monto no está por devolver: ya se devolvió, se está devolviendo o cambió. Recargue la página.',
  },
  account_locked: {
    status: 429,
    en: 'Too many wrong passwords: this name is temporarily locked.',
    es: 'Demasiadas contraseñas incorrectas: este nombre está bloqueado temporalmente.',
  },
} as const satisfies Record<string, { status: number; en: string; es: string }>
