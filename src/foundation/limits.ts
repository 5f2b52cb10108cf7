/** Fixed limits, with their units. What an operator may change is in settings.ts instead. */
export const limits = {
  bodyBytes: 64 * 1024,
  bodyDepth: 32,
  pathParameterCharacters: 1024,

  /** A slow client is cut after these: first for its headers, then for the whole request. */
  headersTimeoutMs: 10_000,
  requestTimeoutMs: 15_000,
  keepAliveTimeoutMs: 72_000,
  /** How often the server looks for connections past those limits; node's own 30 s would let them sit. */
  connectionCheckIntervalMs: 1_000,
  /** A revoked key may still work this long on a process that had just read it; the promise is one second. */
  apiKeyCacheMs: 700,
  apiKeyCacheEntries: 10_000,
  apiKeyRotationGraceMaxSeconds: 7 * 24 * 3600,
  /** Last use is written once per key in this time, in one statement for all keys. */
  lastUseFlushMs: 5_000,

  /** Spending is told to the database after this time, or after this share of the burst, whichever is first. */
  rateLimitSyncMs: 100,
  rateLimitSyncShare: 0.1,

  idempotencyKeyCharacters: 255,

  bankAnswerBytes: 256 * 1024,
  /** A statement has a line of some 800 bytes for each movement of three days: twenty thousand of them. */
  bankStatementBytes: 16 * 1024 * 1024,
  /** Calls of one account and kind (payments, questions, log-ons) that may wait for a slot; more are refused unsent. */
  bankWaitingCalls: 200,
  /** A call waits for a slot at most this share of its own time-out. */
  bankWaitShare: 0.25,
  /** This many consecutive failures open the circuit of an account's calls of one kind, for this long. */
  bankFailuresToOpenCircuit: 5,
  bankCircuitOpenMs: 10_000,
  /** A changed bank account is used by every process within this time. */
  bankAccountCacheMs: 2_000,
  bankAccountCacheEntries: 10_000,

  /** Payers a process keeps open in memory, some 500 bytes each. */
  openedPayers: 4_096,

  /** A claimed payment whose caller has not settled it this long after the bank's time-out has no living caller. */
  orphanGraceMs: 5_000,
  /** Longest time from a claim to its bank call: a process that stalled longer releases the claim unsent. */
  claimToCallMs: 5_000,
  /** Open payments one process looks at at once, in all and of one bank account, and how often it asks for more. */
  reconcileBatch: 20,
  reconcilePerAccount: 5,
  reconcileIntervalMs: 500,
  /** A process that looks at a payment and dies leaves it to the others after this time. */
  reconcileLeaseSeconds: 180,
  /** So many looks at a payment whose payer cannot be decrypted are left to other processes before a person is asked. */
  unreadableLooks: 3,
  /** How long no payment is asked about again on request. */
  askAgainSeconds: 1,
  /**
   * What a bank cannot answer is an operator's after this time; what its statement has not shown this long after the
   * last call ended did not happen. In test mode people wait for it.
   */
  attentionSeconds: { live: 86_400, test: 60 },
  notFoundSeconds: { live: 3_600, test: 10 },
  /** A charge may be booked on the day after: with real money its list is asked too before a charge counts as failed. */
  absenceNeedsNextDay: { live: true, test: false },
  /** A reversal that the statement does not show: with real money a person decides, because no search for it exists. */
  reversalEndsByAbsence: { live: false, test: true },
  /** A charge that failed because the statement did not show it is looked for this much longer, and this often. */
  watchFailedSeconds: 3 * 86_400,
  watchFailedEverySeconds: 3_600,
  /** Open payments of one account that are looked at within this time share one reading of its statement. */
  statementSharedMs: 2_000,
  /** How far back equal charges of one payer make it unclear which of them a bank would give back. */
  equalChargeDays: 7,
  /** How far a bank's clock may be behind ours: a line of the day before counts only within this time of midnight. */
  bankClockToleranceMs: 300_000,

  /** How often a worker counts what is open, for the metrics. */
  openCountIntervalMs: 15_000,

  /** So many different cards of one holder that failed within the time block the holder until one is older. */
  cardFailuresToBlock: 3,
  cardFailureWindowSeconds: 30 * 60,
  /** The longest Retry-After of a blocked holder: client libraries sleep on it. */
  cardVelocityRetryAfterSeconds: 60,
  /** How far back a mobile payment is looked for: as far as BNC's statement goes in one question. */
  transferDaysBack: 31,

  /** Parts of one disbursement that are called for at once, and how long its request waits for all of them. */
  disbursementConcurrency: 5,
  disbursementAnswerMs: 20_000,
  /** A part that still waits for its turn this long after its disbursement was made is anybody's to pay. */
  queuedPartGraceMs: 30_000,

  /** How long a request waits for the database to take its outcome; after that it is answered PENDING. */
  settleRetryMs: 30_000,
  /** Known outcomes that one process keeps in memory until the database takes them, some 2 kB each. */
  unwrittenOutcomes: 10_000,

  /** One attempt to deliver an event, from connecting, which may take all of it, to the end of the answer. */
  webhookTimeoutMs: 10_000,
  /** What is read of an endpoint's answer, and kept of it in the log. */
  webhookExcerptBytes: 1024,
  webhookAnswerHeaderBytes: 16 * 1024,
  /** Attempts of one process at once, in all and at one endpoint: who hangs holds only his own places. */
  webhookAttemptsAtOnce: 1_000,
  webhookAttemptsPerEndpoint: 16,
  webhookClaimBatch: 256,
  webhookResultBatch: 500,
  /** How long a result waits for others while more are under way: one statement then writes them all. */
  webhookResultDelayMs: 20,
  /** A process looks for events of others this often; its own are sent at once. */
  webhookPollMs: 250,
  /** A claim older than an attempt can last, with ample room for its result to be written, has no living owner. */
  webhookLeaseSeconds: 30,
  webhookTidyMs: 5_000,
  webhookSecretGraceMaxSeconds: 7 * 24 * 3600,
  webhookSecretGraceSeconds: 24 * 3600,

  /** Banks' notifications are kept word for word this long; what they told of money stays. */
  notificationKeepDays: 30,
  notificationSweepMs: 60_000,
  /** A new address, or one that ended, is known to every process within this time. */
  notificationAddressCacheMs: 2_000,
  notificationAddressCacheEntries: 10_000,
  /** How long a bank that logs on may use the token it was given. */
  notificationTokenMs: 24 * 3_600_000,
  /** How long the former address and secrets work on beside new ones. */
  notificationGraceSeconds: 7 * 24 * 3600,

  /** An operator's session ends this long after signing in, and this long after its last request. */
  sessionSeconds: 12 * 3600,
  sessionIdleSeconds: 2 * 3600,
  /** The last use of a session or an operator's token is written once in this time. */
  lastSeenSeconds: 60,
  /** So many tries in a row hold back a name, or an address, for this long. */
  loginTriesPerName: 5,
  loginTriesPerAddress: 30,
  loginLockSeconds: 15 * 60,
  passwordMinCharacters: 12,
  passwordMaxCharacters: 256,
  /** Passwords hashed at once, 64 MiB each, and how many may wait for their turn; more are refused. */
  passwordHashesAtOnce: 2,
  passwordHashesWaiting: 16,

  /** Browsers that follow payments live at one process, in all and of one person. */
  streams: 200,
  streamsPerUser: 8,
  streamPollMs: 1_000,
  streamHeartbeatMs: 15_000,
  /** How far back each look goes: what was written late is still told, once. */
  streamOverlapSeconds: 10,
  /** More changes than this in one look are not told one by one: browsers read their list again. */
  streamBatch: 200,
  /** A browser that does not read is let go. */
  streamBufferBytes: 256 * 1024,

  /** Figures are computed at most this often for the same question. */
  overviewCacheMs: 5_000,
  /** Nothing is written so late: a settled outcome waits at most 30 s for the database. Until then it is only counted. */
  figuresLagSeconds: 120,
  figuresStepSeconds: 60,

  databaseConnectTimeoutMs: 3_000,
  databaseStatementTimeoutMs: 15_000,
  readinessTimeoutMs: 2_000,
} as const
