import type { Texts } from '../es/es.ts'

export const shell: Texts['shell'] = {
  pages: {
    overview: 'Overview',
    payments: 'Payments',
    attention: 'Attention',
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
  attentionCount: (count) => (count === 1 ? '1 payment needs attention' : `${count} payments need attention`),
  missingTitle: 'There is no such page',
  missingText: 'The address is mistyped, or the page has moved.',
  toOverview: 'Go to the overview',
  chooseTenantTitle: 'Choose a tenant',
  chooseTenantText: 'This page shows one tenant at a time.',
  noTenantsTitle: 'There are no tenants yet',
  noTenantsText: 'Create the first one to begin taking payments.',
  toTenants: 'Go to tenants',
}

export const login: Texts['login'] = {
  title: 'Sign in',
  name: 'User',
  password: 'Password',
  submit: 'Sign in',
  ended: 'Your session has ended. Sign in again to go on where you were.',
  help: 'Whoever runs the gateway creates users with',
  unreachable: 'The gateway does not answer',
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
  unreachable: 'The gateway does not answer. Check your connection and that the gateway runs, then try again.',
  unreadable: 'The answer does not come from the gateway. A server in between may have trouble: try again.',
  requestId: 'If you report it, quote:',
}

export const states: Texts['states'] = {
  loading: 'Loading…',
  live: 'Live',
  connecting: 'Connecting…',
  lost: 'No live updates: trying again',
  updated: (time) => `Updated at ${time}`,
}

export const dates: Texts['dates'] = { placeholder: 'dd/mm/yyyy', wrong: 'Write the day as 05/10/2026.' }

export const chart: Texts['chart'] = { asTable: 'Show as a table' }
