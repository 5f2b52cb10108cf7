/** Errors of the operators' API, beside those that any caller can receive: its code, status and sentences. */
export const operatorErrorCatalogue = {
  not_signed_in: {
    status: 401,
    en: 'Sign in first: there is no session, or it has ended.',
    es: 'Inicie sesión primero: no hay sesión o ya terminó.',
  },
  wrong_credentials: {
    status: 401,
    en: 'The name or the password is wrong.',
    es: 'El nombre o la contraseña no es correcta.',
  },
  forbidden: {
    status: 403,
    en: 'Your role does not allow this.',
    es: 'Su rol no permite esto.',
  },
  csrf_refused: {
    status: 403,
    en: 'The request does not come from the dashboard’s own page: load it again.',
    es: 'La solicitud no viene de la página del panel: cárguela de nuevo.',
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
    en: 'The payment cannot be resolved this way: look at where it stands now.',
    es: 'El pago no se puede resolver así: vea en qué estado está ahora.',
  },
  account_locked: {
    status: 429,
    en: 'Too many wrong passwords: this name is locked for a while.',
    es: 'Demasiadas contraseñas incorrectas: este nombre está bloqueado por un rato.',
  },
} as const satisfies Record<string, { status: number; en: string; es: string }>
