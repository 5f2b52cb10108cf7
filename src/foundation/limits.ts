/** Fixed limits, with their units. Limits that an operator may change are in settings.ts. */
export const limits = {
  bodyBytes: 64 * 1024,
  bodyDepth: 32,
  pathParameterCharacters: 1024,

  /** A slow client is disconnected after these: first for its headers, then for the whole request. */
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  keepAliveTimeoutMs: 72_000,
  /** How often the server checks for connections past those limits; Node's default is 30 s. */
  connectionCheckIntervalMs: 1_000,
  /** A revoked key may still work this long on a process that had just read it; the documented maximum is one second. */
  apiKeyCacheMs: 700,
  apiKeyCacheEntries: 10_000,
  apiKeyRotationGraceMaxSeconds: 7 * 24 * 3600,
  /** Last use is written once per key in this interval, in one statement for all keys. */
  lastUseFlushMs: 5_000,

  /** Spent tokens are written to the database after this time or this share of the burst, whichever comes first. */
  rateLimitSyncMs: 100,
  rateLimitSyncShare: 0.1,

  /** How often workers count the days that are not closed, and compare recently closed ones with the bank again. */
  reconciliationIntervalMs: 3_600_000,

  idempotencyKeyCharacters: 255,

  bankAnswerBytes: 256 * 1024,
  /** Room for 20,000 movements of three days, about 800 bytes each. */
  bankStatementBytes: 16 * 1024 * 1024,
  /** Bytes of one answer on the wire: that of a statement with its headers and encoding. */
  bankWireBytes: 32 * 1024 * 1024,
  /** Calls of one account and kind (payments, queries, log-ons) that may wait for a slot; more are refused unsent. */
  bankWaitingCalls: 200,
  /** Longest wait of a call for a slot, as a share of its timeout. */
  bankWaitShare: 0.25,
  /** This many consecutive failures open the circuit of an account's calls of one kind, for this long. */
  bankFailuresToOpenCircuit: 5,
  bankCircuitOpenMs: 10_000,
  /** A changed bank account is used by every process within this time. */
  bankAccountCacheMs: 2_000,
  bankAccountCacheEntries: 10_000,

  /** Decrypted payers that a process caches in memory, about 500 bytes each. */
  openedPayers: 4_096,

  /** A claimed payment not settled this long after the bank's timeout is treated as abandoned by its process. */
  orphanGraceMs: 5_000,
  /** Longest time from a claim to its bank call: a process that stalled longer releases the claim unsent. */
  claimToCallMs: 5_000,
  /** Open payments that one process reconciles at once, in total and per bank account, and the polling interval. */
  reconcileBatch: 20,
  reconcilePerAccount: 5,
  reconcileIntervalMs: 500,
  /** Lease of a process on the payment it reconciles; if the process dies, others continue after this time. */
  reconcileLeaseSeconds: 180,
  /** Failed checks of a payment whose payer this process cannot decrypt, before the payment is escalated. */
  unreadableChecks: 3,
  /** Minimum interval between two on-demand checks of a payment. */
  askAgainSeconds: 1,
  /**
   * An outcome that the bank cannot answer is escalated after `attentionSeconds`; a charge that the statement does not
   * show `notFoundSeconds` after its last call ended did not happen. Shorter in test mode, where people wait for it.
   */
  attentionSeconds: { live: 86_400, test: 60 },
  notFoundSeconds: { live: 3_600, test: 10 },
  /**
   * Time from the end of a call whose answer was lost to its repetition, at a bank that carries out a number of ours once:
   * with real money, the network's own limit, so that no call of that number is still being carried out.
   */
  resendAfterSeconds: { live: 120, test: 2 },
  /** How long a process answers with the same balance of an account. */
  balanceMaxAgeMs: 5_000,
  /** Whether the next day's statement must be empty too before a charge counts as failed: banks may book a day late. */
  absenceNeedsNextDay: { live: true, test: false },
  /** Whether a reversal absent from the statement counts as failed; with real money it goes to manual review. */
  reversalEndsByAbsence: { live: false, test: true },
  /**
   * A charge that failed by absence from the statement is searched for this much longer, at this interval; so is money that
   * went back from one that its line completed.
   */
  watchFailedSeconds: 3 * 86_400,
  watchFailedEverySeconds: 3_600,
  /** Open payments of one account that are checked within this time share one read of its statement. */
  statementSharedMs: 2_000,
  /** From how long before a charge equal ones of its payer make it ambiguous which of them a bank would reverse. */
  equalChargeDays: 7,
  /** Maximum lag of a bank's clock: a movement of the previous day counts only within this time of midnight. */
  bankClockToleranceMs: 300_000,

  /** How often a worker counts open payments, for the metrics. */
  openCountIntervalMs: 15_000,

  /** Time for a command that prints a master key. */
  masterKeyCommandMs: 30_000,
  /** Rows that re-sealing reads at a time, and writes at once, each in a statement of its own. */
  resealBatchRows: 1_000,
  resealConcurrency: 4,
  /** Rows whose keyed hashes are replaced by one statement. */
  rehashBatchRows: 5_000,

  /** Different failed cards within the window that block their holder until the oldest failure leaves the window. */
  cardFailuresToBlock: 3,
  /** Failed attempts within the window with one card, known by its last four digits and expiry, that block its holder. */
  cardAttemptsToBlock: 20,
  cardFailureWindowSeconds: 30 * 60,
  /** Maximum Retry-After for a blocked holder: client libraries sleep that long. */
  cardVelocityRetryAfterSeconds: 60,
  /** How far back a mobile payment is searched for: the maximum range of one query of BNC's statement. */
  transferDaysBack: 31,

  /** Requests with a wrong API key per client address, and how many addresses and right keys a process remembers. */
  wrongKeys: { burst: 30, perSecond: 0.5, addresses: 10_000, knownKeys: 10_000 },

  /** How long the result of the readiness checks is answered again. */
  readinessMs: 1_000,

  /** How long after a payment's first call another account may be tried: its customer is waiting. */
  failoverMs: 20_000,

  /** How long a payout waits for the approval of a second person. */
  approvalMs: 24 * 3_600_000,

  /** Parts of one disbursement submitted at once, and how long its request waits for all of them. */
  disbursementConcurrency: 5,
  disbursementAnswerMs: 20_000,
  /** A part still queued this long after its disbursement was created may be submitted by any process. */
  queuedPartGraceMs: 30_000,

  /** How long a request retries to write its outcome to the database; after that it is answered PENDING. */
  settleRetryMs: 30_000,
  /** Known outcomes that one process keeps in memory until the database accepts them, about 2 kB each. */
  unwrittenOutcomes: 10_000,
  /** An outcome that waited longer has the time of its writing. Less than `rollupLagSeconds`, so that it is counted. */
  lateOutcomeMs: 60_000,

  /** Attempts to pay at the checkout within the window, by what they have in common. Mobile networks share addresses. */
  checkoutAttempts: { perSession: 10, perPayer: 6, perAddress: 60 },
  checkoutAttemptWindowSeconds: 30 * 60,
  /** How long a customer has to enter the second factor of a card; after that the card is typed again. */
  checkoutCardFactorSeconds: 10 * 60,
  /** How long a checkout session stays open, if its creator does not say. */
  checkoutMinutes: 60,
  checkoutMinutesMin: 5,
  checkoutMinutesMax: 1440,
  /** How often workers end sessions whose time is over. */
  checkoutSweepMs: 2_000,

  /** Time limit of one delivery attempt, from connecting to the end of the response. */
  webhookTimeoutMs: 10_000,
  /** Bytes of an endpoint's response that are read and kept in the delivery log. */
  webhookExcerptBytes: 1024,
  webhookAnswerHeaderBytes: 16 * 1024,
  /** Bytes of an endpoint's response on the wire, with headers, informational responses and encoding. */
  webhookWireBytes: 64 * 1024,
  /** Concurrent attempts of one process, in total and per endpoint. */
  webhookAttemptsAtOnce: 1_000,
  webhookAttemptsPerEndpoint: 16,
  /** Per endpoint while this many attempts are in flight in total: 380 endpoints have to hang to use up all slots. */
  webhookScarceSlots: [
    { from: 500, perEndpoint: 4 },
    { from: 700, perEndpoint: 1 },
  ],
  /** To an endpoint whose last attempt timed out, until one ends sooner; and how many such endpoints are remembered. */
  webhookSlotsAfterTimeout: 4,
  webhookTimedOutEndpoints: 1_000,
  webhookClaimBatch: 256,
  webhookResultBatch: 500,
  /** How long a result waits for others in flight, so that one statement writes them all. */
  webhookResultDelayMs: 20,
  /** How often a process polls for events of other processes; its own are sent at once. */
  webhookPollMs: 250,
  /** How long a process remembers whether a tenant has an endpoint, and for how many tenants. */
  webhookSubscribersMs: 10_000,
  webhookSubscribersEntries: 10_000,
  /** Lease of a delivery claim: an attempt's time limit and ample time to write its result. */
  webhookLeaseSeconds: 30,
  webhookTidyMs: 5_000,
  /** Events are listed for this long; how often older ones are removed. */
  eventKeepDays: 30,
  eventSweepMs: 600_000,
  webhookSecretGraceMaxSeconds: 7 * 24 * 3600,
  webhookSecretGraceSeconds: 24 * 3600,

  /** How long a request for a transfer stays open: by default, and the range that a tenant may choose from. */
  requestMinutes: 60,
  requestMinutesMin: 5,
  requestMinutesMax: 1_440,
  /** Money that arrives this long after the expiry of its request still settles it. */
  requestLateSeconds: 86_400,
  /**
   * Movements that one process matches at once, and how often it looks for those that are due. Few: twenty at once took
   * all connections of the pool, and the slowest bank notifications waited twice as long.
   */
  matchBatch: 4,
  matchIntervalMs: 500,
  /** Lease of a process on the movement it matches. */
  matchLeaseSeconds: 60,
  /**
   * A movement that fits nothing is matched once more this long after it was stored: more than two time limits of a
   * statement, so that a request which was being written when the movement arrived, and did not see it, is found.
   */
  matchAgainSeconds: 35,
  /** A movement that may be the line of an open charge is matched again after this time, for these days. */
  matchBesideChargeSeconds: 60,
  matchBesideChargeDays: 3,
  /** How often requests past their late period are removed. */
  requestSweepMs: 60_000,

  /** Raw bank notifications are kept this long; the movements read from them stay. */
  notificationKeepDays: 30,
  notificationSweepMs: 60_000,
  /** A new or ended address takes effect in every process within this time. */
  notificationAddressCacheMs: 2_000,
  notificationAddressCacheEntries: 10_000,
  /** Lifetime of the token that a bank gets when it logs on. */
  notificationTokenMs: 24 * 3_600_000,
  /** How long the former address and secrets stay valid after new ones are created. */
  notificationGraceSeconds: 7 * 24 * 3600,

  /** Interval between readings of a live account's statement, and while a request for a transfer to it is open. */
  statementIntervalSeconds: { usual: 3_600, whileRequested: 300 },
  /**
   * Readings on demand, after a notification or a reported reference, are at least this far apart per account. Simulated
   * banks have no limits, and an integrator waits for each of them.
   */
  statementOnDemandSeconds: 20,
  testStatementOnDemandSeconds: 2,
  /** First and longest wait after a failed reading; each failure doubles it. */
  statementRetrySeconds: { first: 30, longest: 1_800 },
  /** Failed readings of a test account before it waits for the next demand. */
  testStatementFailures: 5,
  /** Lease of a process on the statement it reads; if the process dies, another reads it after this time. */
  statementLeaseSeconds: 180,
  /** Days of one reading, the bank's limit for one query. */
  statementDays: 31,
  /**
   * A day of a bank that is read day by day counts as complete if it was read this long after its end: a payment may be
   * visible minutes late.
   */
  statementDayEndSeconds: 900,
  /** Notified money of such a bank is asked for one by one for this long, at this interval; then its statement shows it. */
  unconfirmedSeconds: 900,
  unconfirmedRetrySeconds: 10,
  unconfirmedAtOnce: 20,
  /** Statements that one process reads at once, and how often it polls for those that are due. */
  statementsAtOnce: 4,
  statementPollMs: 1_000,
  /** How often a worker looks for new or changed accounts and measures the age of the readings. */
  statementPlanMs: 15_000,

  /** Lifetime of an operator's session after signing in. The setting PASARELA_SESSION_IDLE_MINUTES may end it before. */
  sessionSeconds: 12 * 3600,
  /** Time for the second step of a sign-in, and for the answer to a passkey's challenge. */
  secondStepSeconds: 5 * 60,
  passkeyChallengeSeconds: 5 * 60,
  /** How long a proof of identity allows the actions that need a fresh one. */
  stepUpSeconds: 5 * 60,
  /** How long a browser counts as known after a sign-in. */
  knownDeviceSeconds: 180 * 86_400,
  /** The last use of a session or an operator's token is written once in this interval. */
  lastSeenSeconds: 60,
  /**
   * Consecutive failed logins that lock a user name for one address or known device, an address (of IPv6 its /64) for
   * all names, and a name for all browsers that are not known; and for how long.
   */
  loginTriesPerName: 5,
  loginTriesPerAddress: 30,
  loginTriesOfStrangers: 50,
  loginLockSeconds: 15 * 60,
  /** How long a link works by which an invited person, or one who forgot the password, chooses one. */
  userLinkSeconds: 72 * 3600,
  /** Links that one user can make before a pause of `loginLockSeconds`. */
  userLinksPerMaker: 20,
  passwordMinCharacters: 12,
  passwordMaxCharacters: 256,
  /** Former passwords that a new one must differ from, besides the present one. */
  formerPasswords: 5,
  /** Passwords hashed at once, 128 MiB each, and how many may wait; more are refused. */
  passwordHashesAtOnce: 2,
  passwordHashesWaiting: 16,

  /** Live update streams of one process, in total and per user. */
  streams: 200,
  streamsPerUser: 8,
  streamPollMs: 1_000,
  streamHeartbeatMs: 15_000,
  /** Overlap of consecutive polls, so that a change committed late is still sent, once. */
  streamOverlapSeconds: 10,
  /** If one poll finds more changes than this, browsers reload their list instead. */
  streamBatch: 200,
  /** A browser whose unread data exceed this is disconnected. */
  streamBufferBytes: 256 * 1024,

  /** Payments that a search reads for each way to match, and shows. */
  searchedPayments: 200,
  shownSearchResults: 50,
  /** Payments that totals of a list add up; of more, only that there are more is shown. */
  totalledPayments: 20_000,

  /** Statistics of the same query are computed at most once in this time. */
  overviewCacheMs: 5_000,
  /** Lag of the hourly rollup, longer than `lateOutcomeMs`; later events are counted on request. */
  rollupLagSeconds: 120,
  rollupStepSeconds: 60,
  /** How often the end of the audit log's chain is sealed. */
  auditSealSeconds: 60,
  /** Refused attempts that one process records in the audit log. */
  auditRefusalsPerMinute: 60,

  databaseConnectTimeoutMs: 3_000,
  databaseStatementTimeoutMs: 15_000,
  /** Rows of one statement that several callers share. */
  batchRows: 64,
  /**
   * Such statements of a kind at once, and the rows under way from which the next waits: with few, a second does not wait
   * for the first; with many, one after the other carries more rows and costs less.
   */
  batchesAtOnce: 2,
  batchRowsAtOnce: 4,
  /** A statement that takes longer no longer counts for these two; and how many are under way at most then. */
  batchSlowMs: 25,
  batchesUnderWay: 6,
  readinessTimeoutMs: 2_000,
  /** Serving processes of one supervisor. */
  processes: 64,
  /** Delay before a process that ended is started again: doubled while each ends before `processStableMs`. */
  processRestartMs: { first: 100, longest: 30_000 },
  processStableMs: 30_000,
  /** How long a scrape waits for the metrics of each process; after that it shows the previous ones. */
  processMetricsMs: 1_000,
  /** How long it waits for the supervisor, which waits for all processes. */
  supervisorMetricsMs: 3_000,
  /** Time of a stopping process beyond its drain, for writing what is left; after that it is killed. */
  processStopGraceMs: 10_000,
  /** For one export of spans; the last one delays a stop. */
  traceExportTimeoutMs: 3_000,
} as const
