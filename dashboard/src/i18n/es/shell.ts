import type { PageName } from '../../router.ts'

const pages: Record<Exclude<PageName, 'payment' | 'movement' | 'reconciliation' | 'welcome'>, string> = {
  overview: 'Resumen',
  collect: 'Cobrar',
  payments: 'Pagos',
  attention: 'Atención',
  approvals: 'Aprobaciones',
  movements: 'Dinero recibido',
  reconciliations: 'Conciliación',
  webhooks: 'Notificaciones',
  tenants: 'Comercios',
  keys: 'Claves de API',
  banks: 'Bancos',
  rates: 'Tasas',
  audit: 'Auditoría',
  playground: 'Laboratorio',
  users: 'Usuarios',
  account: 'Mi cuenta',
}

export const shell = {
  pages,
  skip: 'Ir al contenido',
  navigation: 'Secciones',
  more: 'Más',
  menu: 'Menú',
  test: 'Modo de prueba',
  testText: 'Los bancos son simulados: aquí no se mueve dinero real.',
  mode: 'Modo',
  tenant: 'Comercio',
  allTenants: 'Todos los comercios',
  language: 'Idioma',
  theme: 'Apariencia',
  themes: { auto: 'Auto', light: 'Claro', dark: 'Oscuro' },
  signOut: 'Cerrar sesión',
  openCounts: {
    attention: (count: number) => (count === 1 ? '1 pago requiere atención' : `${count} pagos requieren atención`),
    approvals: (count: number) => (count === 1 ? '1 pago espera aprobación' : `${count} pagos esperan aprobación`),
  },
  missingTitle: 'Esta página no existe',
  missingText: 'La dirección está mal escrita o la página cambió de lugar.',
  toOverview: 'Ir al resumen',
  moreTenants: 'Más comercios…',
  chooseTenantTitle: 'Elija un comercio',
  chooseTenantText: 'Esta página muestra un comercio a la vez.',
  noTenantsTitle: 'Aún no hay comercios',
  noTenantsText: 'Cree el primero para empezar a recibir pagos.',
  toTenants: 'Ir a comercios',
}

export const login = {
  title: 'Iniciar sesión',
  name: 'Usuario',
  password: 'Contraseña',
  submit: 'Entrar',
  ended: 'Su sesión terminó. Entre de nuevo para continuar donde estaba.',
  help: 'Quien opera la pasarela crea los usuarios con',
  unreachable: 'La pasarela no responde',
}

export const actions = {
  retry: 'Reintentar',
  refresh: 'Actualizar',
  close: 'Cerrar',
  cancel: 'Cancelar',
  copy: 'Copiar',
  copied: 'Copiado',
  more: 'Ver más',
  done: 'Listo',
}

export const errors = {
  unreachable: 'La pasarela no responde. Revise su conexión y que la pasarela esté en funcionamiento, y reintente.',
  unreadable: 'La respuesta no viene de la pasarela. Puede haber un servidor intermedio con problemas: reintente.',
  requestId: 'Si lo reporta, indique:',
}

export const states = {
  loading: 'Cargando…',
  live: 'En vivo',
  connecting: 'Conectando…',
  lost: 'Sin actualización en vivo: reconectando',
  updated: (time: string) => `Actualizado a las ${time}`,
}

export const dates = {
  placeholder: 'dd/mm/aaaa',
  wrong: 'Escriba la fecha como 05/10/2026.',
  calendar: 'Abrir el calendario',
}

export const chart = { asTable: 'Ver como tabla' }
