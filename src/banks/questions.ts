import type { Random } from '../foundation/random.ts'
import type { Scope } from '../foundation/scope.ts'
import type { Database } from '../storage/database.ts'
import { run, statement } from '../storage/statement.ts'

/**
 * Questions to a bank that marks a payment by answering: the first one is answered "found", every later one "already
 * reconciled". A question is written before it is sent, so that a lost answer of ours is not taken for the
 * question of another system. One question about a payment at a time, over all processes and tenants of the account: of two at once,
 * each would take the other for the one that marked it.
 */
export type QuestionLog = {
  /** Written once this resolves; undefined while another question about the payment is open. */
  begin(movementKey: string): Promise<Question | undefined>
  /** Whether a question of ours may have marked this payment. */
  mayHaveMarked(movementKey: string): Promise<boolean>
  /** Whether a question of ours was answered that another system had marked it. The statement does not show that. */
  isUsed(movementKey: string): Promise<boolean>
}

export type Question = {
  /** Whether an earlier question of ours may have marked the payment. */
  wasAskedBefore: boolean
  end(result: QuestionResult): Promise<void>
}

/** `marked`, also if no answer shows the contrary; `used`: another system had marked the payment before us. */
export type QuestionResult = 'marked' | 'unmarked' | 'used'

type QuestionKey = { accountId: Buffer; movementKey: string }

/** An open question older than this belongs to a process that died: its answer is lost. */
const OPEN_SECONDS = 300

const isLost = `q.is_open and q.asked_at <= now() - make_interval(secs => ${OPEN_SECONDS})`

// Concurrent questions wait for the row, and each sees what the one before it wrote.
const beginQuestion = statement<Scope & QuestionKey & { questionId: string }, { wasAskedBefore: boolean }>(
  'bankQuestions.begin',
  `insert into bank_questions as q (account_id, movement_key, question_id, tenant_id, livemode, asked_at, is_open)
   values (:accountId, :movementKey, :questionId, :tenantId, :livemode, now(), true)
   on conflict (account_id, movement_key) do update set
     question_id = excluded.question_id, tenant_id = excluded.tenant_id, livemode = excluded.livemode,
     asked_at = excluded.asked_at, is_open = true, may_be_marked = q.may_be_marked or q.is_open
   where not q.is_open or ${isLost}
   returning may_be_marked as "wasAskedBefore"`,
)

const endQuestion = statement<QuestionKey & { questionId: string; result: QuestionResult }>(
  'bankQuestions.end',
  `update bank_questions set is_open = false, may_be_marked = may_be_marked or :result = 'marked',
     is_used = is_used or :result = 'used'
   where account_id = :accountId and movement_key = :movementKey and question_id = :questionId`,
)

const selectMarked = statement<QuestionKey, { isMarked: boolean; isUsed: boolean }>(
  'bankQuestions.marked',
  `select may_be_marked or (${isLost}) as "isMarked", is_used as "isUsed" from bank_questions q
   where account_id = :accountId and movement_key = :movementKey`,
)

export type QuestionStore = { of(scope: Scope, accountId: Buffer): QuestionLog }

export function createQuestionStore({ database, random }: { database: Database; random: Random }): QuestionStore {
  return {
    of: (scope, accountId) => ({
      async begin(movementKey) {
        const key = { accountId, movementKey }
        const questionId = random.uuid()
        const [row] = await run(database, beginQuestion, { ...scope, ...key, questionId })
        return (
          row && {
            ...row,
            end: async (result) => void (await run(database, endQuestion, { ...key, questionId, result })),
          }
        )
      },
      async mayHaveMarked(movementKey) {
        const [row] = await run(database, selectMarked, { accountId, movementKey })
        return row?.isMarked === true
      },
      async isUsed(movementKey) {
        const [row] = await run(database, selectMarked, { accountId, movementKey })
        return row?.isUsed === true
      },
    }),
  }
}
