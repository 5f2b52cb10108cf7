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
  wrong_factor: {
    status: 401,
    en: 'The code or the passkey is wrong, has expired, or was used before.',
    es: 'El código o la llave de acceso no es válido, venció o ya se usó.',
  },
  step_up_required: {
    status: 403,
    en: 'Confirm that it is you first: this needs a second factor of the last 5 minutes.',
    es: 'Confirme primero que es usted: esto requiere un segundo factor de los últimos 5 minutos.',
  },
  factor_enrolment_required: {
    status: 403,
    en: 'Set up a second factor first: operators in production need one.',
    es: 'Configure primero un segundo factor: los operadores en producción lo necesitan.',
  },
  factor_exists: {
    status: 409,
    en: 'This second factor is set up already, or its set-up has not begun.',
    es: 'Este segundo factor ya está configurado o su configuración no ha comenzado.',
  },
  factor_not_found: { status: 404, en: 'There is no such second factor.', es: 'Ese segundo factor no existe.' },
  session_not_found: { status: 404, en: 'There is no such session.', es: 'Esa sesión no existe.' },
  passkeys_unavailable: {
    status: 409,
    en: 'Passkeys need the address of the dashboard in PASARELA_DASHBOARD_URL, or localhost.',
    es: 'Las llaves de acceso requieren la dirección del panel en PASARELA_DASHBOARD_URL, o localhost.',
  },
  oidc_not_configured: {
    status: 404,
    en: 'This installation has no identity provider: see PASARELA_OIDC_ISSUER.',
    es: 'Esta instalación no tiene proveedor de identidad: vea PASARELA_OIDC_ISSUER.',
  },
  oidc_unreachable: {
    status: 503,
    en: 'The identity provider cannot be reached. Try again, or sign in with a password.',
    es: 'No se puede contactar al proveedor de identidad. Reintente o entre con una contraseña.',
  },
  oidc_expired: {
    status: 401,
    en: 'This sign-in was not begun in this browser, has expired, or was used before: begin again.',
    es: 'Este inicio de sesión no comenzó en este navegador, venció o ya se usó: comience de nuevo.',
  },
  oidc_refused: {
    status: 401,
    en: 'The identity provider did not confirm who you are: begin again.',
    es: 'El proveedor de identidad no confirmó quién es usted: comience de nuevo.',
  },
  oidc_weak: {
    status: 403,
    en: 'The identity provider did not confirm a second factor, which this installation requires.',
    es: 'El proveedor de identidad no confirmó un segundo factor, y esta instalación lo exige.',
  },
  oidc_no_role: {
    status: 403,
    en: 'Your account at the identity provider has no access here: its administrator assigns the roles.',
    es: 'Su cuenta del proveedor de identidad no tiene acceso aquí: quien lo administra asigna los roles.',
  },
  oidc_no_tenant: {
    status: 403,
    en: 'The tenant of your account does not exist or is inactive.',
    es: 'El comercio de su cuenta no existe o está inactivo.',
  },
  forbidden: {
    status: 403,
    en: 'Your role does not allow this.',
    es: 'Su rol no permite esto.',
  },
  link_not_valid: {
    status: 404,
    en: 'This link does not work: it was used, has expired, or another one replaced it. Ask for a new one.',
    es: 'Este enlace no funciona: ya se usó, venció u otro lo reemplazó. Pida uno nuevo.',
  },
  user_not_found: { status: 404, en: 'There is no such user.', es: 'Ese usuario no existe.' },
  user_name_taken: {
    status: 409,
    en: 'This name is taken: choose another one.',
    es: 'Ese nombre ya está en uso: elija otro.',
  },
  user_without_password: {
    status: 409,
    en: 'This user is disabled, or signs in at the identity provider.',
    es: 'Este usuario está deshabilitado, o entra con el proveedor de identidad.',
  },
  last_of_its_role: {
    status: 409,
    en: 'There must be another owner or operator first: this is the last one.',
    es: 'Primero debe haber otro propietario u operador: este es el último.',
  },
  delivery_not_found: { status: 404, en: 'There is no such delivery.', es: 'Esa entrega no existe.' },
  delivery_not_over: {
    status: 409,
    en: 'This event is being sent now: wait for the result.',
    es: 'Este evento se está enviando: espere el resultado.',
  },
  webhook_paused: {
    status: 409,
    en: 'The endpoint is paused: nothing is sent to it. Resume it first.',
    es: 'El destino está en pausa: no se le envía nada. Reactívelo primero.',
  },
  rate_not_manual: {
    status: 404,
    en: 'There is no manual rate of this date.',
    es: 'No hay una tasa manual de esa fecha.',
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
  bank_account_changed: {
    status: 409,
    en: 'Somebody else stored this account meanwhile. Nothing was changed: open it again to see what is stored.',
    es: 'Otra persona guardó esta cuenta mientras tanto. No se cambió nada: ábrala de nuevo para ver lo guardado.',
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
  account_locked: {
    status: 429,
    en: 'Too many wrong passwords: this name is temporarily locked.',
    es: 'Demasiadas contraseñas incorrectas: este nombre está bloqueado temporalmente.',
  },
} as const satisfies Record<string, { status: number; en: string; es: string }>
