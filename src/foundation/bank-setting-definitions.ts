import { certificateFile } from './certificate-file.ts'
import {
  dayChanges,
  fieldPath,
  httpUrl,
  integer,
  oneOf,
  optional,
  optionalSecret,
  type SettingDefinition,
} from './setting-readers.ts'

/** Settings of the simulated banks, the banks and the rate sources; see setting-definitions.ts. */
export const bankSettingDefinitions = {
  sandbox: {
    env: 'PASARELA_SANDBOX',
    read: oneOf('auto', 'on', 'off'),
    default: 'auto',
    meaning: 'Run the simulated banks that test keys use; auto: in local mode only.',
  },
  sandboxPort: {
    env: 'PASARELA_SANDBOX_PORT',
    read: integer(0, 65_529),
    default: '8081',
    meaning:
      'First of seven ports of the simulated banks (BNC, R4, rates, BDV, Mercantil, Banesco, Bancamiga); 0 chooses free ones.',
  },
  bncUrl: {
    env: 'PASARELA_BNC_URL',
    read: httpUrl,
    default: 'https://servicios.bncenlinea.com:16000/api',
    meaning: 'BNC’s address for live keys; an account may have its own.',
  },
  r4Url: {
    env: 'PASARELA_R4_URL',
    read: httpUrl,
    default: 'https://r4conecta.mibanco.com.ve',
    meaning: 'R4’s address for live keys; an account may have its own.',
  },
  bdvUrl: {
    env: 'PASARELA_BDV_URL',
    read: httpUrl,
    default: 'https://bdvconciliacion.banvenez.com:443',
    meaning: 'BDV’s address for live keys; an account may have its own.',
  },
  mercantilUrl: {
    env: 'PASARELA_MERCANTIL_URL',
    read: httpUrl,
    default: 'https://apimbu.mercantilbanco.com/mercantil-banco/prod/v1',
    meaning: 'Mercantil’s address for live keys; an account may have its own.',
  },
  banescoUrl: {
    env: 'PASARELA_BANESCO_URL',
    read: httpUrl,
    default: 'https://sid-validador-consulta-de-transacciones-3scale-apicast-61e25ec.apps.proplakur.banesco.com',
    meaning: 'Banesco’s address for live keys; an account may have its own, and has that of the token service.',
  },
  bancamigaUrl: {
    env: 'PASARELA_BANCAMIGA_URL',
    read: optional(httpUrl),
    default: '',
    meaning: 'Bancamiga’s address for live keys, which the bank gives every merchant; empty: each account has its own.',
  },
  insecureBanks: {
    env: 'PASARELA_INSECURE_BANKS',
    read: oneOf('off', 'loopback'),
    default: 'off',
    meaning:
      'loopback: in production too a bank’s address may be http if it is on this machine, for rehearsals. off: https only.',
  },
  bankTimeoutMs: {
    env: 'PASARELA_BANK_TIMEOUT_MS',
    read: integer(100, 60_000),
    default: '20000',
    meaning: 'How long a bank has for its whole answer to a log-on or to a query, which move no money.',
  },
  bankPaymentTimeoutMs: {
    env: 'PASARELA_BANK_PAYMENT_TIMEOUT_MS',
    read: integer(100, 120_000),
    default: '30000',
    follows: 'PASARELA_BANK_TIMEOUT_MS',
    meaning:
      'How long a bank has for its whole answer to a payment; after that the outcome is unknown. If unset, PASARELA_BANK_TIMEOUT_MS applies if that is set.',
  },
  bankCardTimeoutMs: {
    env: 'PASARELA_BANK_CARD_TIMEOUT_MS',
    read: integer(100, 120_000),
    default: '60000',
    follows: 'PASARELA_BANK_TIMEOUT_MS',
    meaning:
      'The same for a card charge; longer, because no bank lets us query it afterwards. If unset, PASARELA_BANK_TIMEOUT_MS applies if that is set.',
  },
  bankConnectTimeoutMs: {
    env: 'PASARELA_BANK_CONNECT_TIMEOUT_MS',
    read: integer(100, 30_000),
    default: '3000',
    meaning: 'How long connecting to a bank may take; after that nothing was sent.',
  },
  bankConcurrency: {
    env: 'PASARELA_BANK_CONCURRENCY',
    read: integer(1, 1_000),
    default: '32',
    meaning:
      'Calls of one bank account in flight at once in one process: this many payments, as many queries and as many log-ons.',
  },
  bankCa: {
    env: 'PASARELA_BANK_CA_FILE',
    read: optional(certificateFile),
    default: '',
    meaning:
      'PEM file with certificates to trust in addition to the default ones, for a bank whose server sends an incomplete chain.',
  },
  rateFeed: {
    env: 'PASARELA_RATE_FEED',
    read: oneOf('sandbox', 'dolarapi', 'pydolarve', 'dolarvzla', 'custom'),
    default: 'sandbox',
    meaning: 'Source of the BCV reference rate; sandbox is the simulated feed, custom needs the four settings below.',
  },
  rateFeedUrl: {
    env: 'PASARELA_RATE_FEED_URL',
    read: optional(httpUrl),
    default: '',
    meaning: 'Address of a custom feed, or of a server that replaces a named one and has its paths.',
  },
  rateFeedRatePath: {
    env: 'PASARELA_RATE_FEED_RATE_PATH',
    read: optional(fieldPath),
    default: '',
    meaning: 'Field of a custom feed’s JSON that holds VES per USD, such as monitors.usd.price.',
  },
  rateFeedDatePath: {
    env: 'PASARELA_RATE_FEED_DATE_PATH',
    read: optional(fieldPath),
    default: '',
    meaning: 'Field of a custom feed’s JSON that holds the value date (fecha valor), YYYY-MM-DD.',
  },
  rateFeedTimePath: {
    env: 'PASARELA_RATE_FEED_TIME_PATH',
    read: optional(fieldPath),
    default: '',
    meaning:
      'For a custom feed without a value date: the field with its time of update, from which the date is derived.',
  },
  rateRefreshSeconds: {
    env: 'PASARELA_RATE_REFRESH_SECONDS',
    read: integer(10, 86_400),
    default: '300',
    meaning: 'How often one of all processes queries the rate sources; after a failure, within 30 seconds.',
  },
  ratePolicy: {
    env: 'PASARELA_RATE_POLICY',
    read: oneOf('carry', 'next'),
    default: 'carry',
    meaning: 'On non-banking days: carry keeps the last rate in force, next uses the next banking day’s rate.',
  },
  bankHolidays: {
    env: 'PASARELA_BANK_HOLIDAYS',
    read: dayChanges,
    default: '',
    meaning:
      'Bank holidays to add to the built-in list: YYYY-MM-DD, comma-separated; with - in front, one to remove from it.',
  },
  rateR4Commerce: {
    env: 'PASARELA_RATE_R4_COMMERCE',
    read: optionalSecret,
    default: '',
    meaning: 'Commerce token of an R4 account, to query the secondary rate; empty disables that source.',
    secret: true,
  },
  rateR4Url: {
    env: 'PASARELA_RATE_R4_URL',
    read: httpUrl,
    default: 'https://r4conecta.mibanco.com.ve',
    meaning: 'R4’s address for the secondary rate.',
  },
} satisfies Record<string, SettingDefinition<unknown>>
