import type { Texts } from '../es/es.ts'

export const shell: Texts['shell'] = {
  pages: {
    overview: 'Overview',
    collect: 'Collect',
    payments: 'Payments',
    attention: 'Attention',
    approvals: 'Approvals',
    movements: 'Incoming money',
    reconciliations: 'Reconciliation',
    webhooks: 'Webhooks',
    tenants: 'Tenants',
    keys: 'Keys',
    banks: 'Banks',
    rates: 'Rates',
    audit: 'Audit log',
    playground: 'Playground',
    users: 'Users',
    account: 'My account',
  },
  skip: 'Skip to content',
  navigation: 'Sections',
  more: 'More',
  menu: 'Menu',
  test: 'Test mode',
  testText: 'The banks are simulated: no real money moves here.',
  mode: 'Mode',
  tenant: 'Tenant',
  allTenants: 'All tenants',
  language: 'Language',
  theme: 'Appearance',
  themes: { auto: 'Auto', light: 'Light', dark: 'Dark' },
  signOut: 'Sign out',
  openCounts: {
    attention: (count) => (count === 1 ? '1 payment needs attention' : `${count} payments need attention`),
    approvals: (count) => (count === 1 ? '1 payout waits for approval' : `${count} payouts wait for approval`),
  },
  missingTitle: 'Page not found',
  missingText: 'The address is mistyped, or the page has updated.',
  toOverview: 'Go to the overview',
  moreTenants: 'More tenants…',
  chooseTenantTitle: 'Choose a tenant',
  chooseTenantText: 'This page shows one tenant at a time.',
  noTenantsTitle: 'No tenants yet',
  noTenantsText: 'Create the first one to start accepting payments.',
  toTenants: 'Go to tenants',
}

export const login: Texts['login'] = {
  title: 'Sign in',
  name: 'User',
  password: 'Password',
  submit: 'Sign in',
  ended: 'Your session has ended. Sign in again to continue where you left off.',
  help: 'The gateway’s administrator creates users with',
  unreachable: 'The gateway is not responding',
}

export const actions: Texts['actions'] = {
  retry: 'Try again',
  refresh: 'Refresh',
  close: 'Close',
  cancel: 'Cancel',
  copy: 'Copy',
  copied: 'Copied',
  more: 'Show more',
  done: 'Done',
}

export const errors: Texts['errors'] = {
  unreachable: 'The gateway is not responding. Check your connection and that the gateway is running, then try again.',
  unreadable: 'The response did not come from the gateway. A proxy in between may have a problem: try again.',
  requestId: 'If you report it, quote:',
}

export const states: Texts['states'] = {
  loading: 'Loading…',
  live: 'Live',
  connecting: 'Connecting…',
  lost: 'Live updates lost: reconnecting',
  updated: (time) => `Updated at ${time}`,
}

export const dates: Texts['dates'] = {
  placeholder: 'dd/mm/yyyy',
  wrong: 'Enter the date as 05/10/2026.',
  calendar: 'Open the calendar',
}

export const chart: Texts['chart'] = { asTable: 'Show as a table' }
