import { useState } from 'preact/hooks'
import type { ApiError } from '../../api/client.ts'
import type { IssuedKey, KeyScope } from '../../api/routes.ts'
import { SelectField, TextArea, TextField } from '../../components/field.tsx'
import { Note } from '../../components/states.tsx'
import { useTexts } from '../../i18n/texts.ts'
import type { Mode } from '../../preferences.ts'
import { call, isOperator, useMe } from '../../session.ts'
import { IssuingDialog } from './key-dialogs.tsx'
import {
  allScopes,
  type Draft,
  emptyDraft,
  isUnrestricted,
  limitNames,
  purposes,
  restrictionsOf,
} from './restrictions.ts'

const DAY_SECONDS = 86_400
const expirySeconds = { never: undefined, month: 30 * DAY_SECONDS, quarter: 90 * DAY_SECONDS, year: 365 * DAY_SECONDS }
type Expiry = keyof typeof expirySeconds

type Change = (changes: Partial<Draft>) => void

export function CreateKeyDialog({
  tenantId,
  mode,
  onClose,
  onIssued,
}: {
  tenantId: string
  mode: Mode
  onClose(): void
  onIssued(issued: IssuedKey): void
}) {
  const { keys: text } = useTexts()
  const [expiry, setExpiry] = useState<Expiry>('never')
  const [draft, setDraft] = useState(() => emptyDraft(mode))
  const change: Change = (changes) => setDraft((before) => ({ ...before, ...changes }))
  const restrictions = restrictionsOf(draft)
  return (
    <IssuingDialog
      title={text.createTitle[mode]}
      submit={text.submit}
      onClose={onClose}
      onIssued={onIssued}
      issue={() => {
        const expiresInSeconds = expirySeconds[expiry]
        const body = { mode, ...restrictions, ...(expiresInSeconds !== undefined && { expiresInSeconds }) }
        return call('POST /tenants/{tenantId}/keys', { params: { tenantId }, body })
      }}
    >
      {(error) => (
        <>
          <TextField
            label={text.name}
            hint={text.nameHint}
            value={draft.name}
            onInput={(name) => change({ name })}
            maxLength={80}
            problem={problemIn(error, '/name')}
          />
          <PurposeChoice draft={draft} onChange={change} />
          {draft.purpose === 'chosen' && (
            <ScopeChoice draft={draft} problem={problemIn(error, '/scopes')} onChange={change} />
          )}
          {mode === 'live' && isUnrestricted(restrictions) && (
            <Note tone="warning" icon="attention">
              {text.unrestrictedWarning}
            </Note>
          )}
          <TextArea
            label={text.networks}
            hint={text.networksHint}
            value={draft.networks}
            onInput={(networks) => change({ networks })}
            problem={problemIn(error, '/allowedIps')}
          />
          <LimitFields draft={draft} error={error} onChange={change} />
          <SelectField
            label={text.expiry}
            value={expiry}
            options={(Object.keys(expirySeconds) as Expiry[]).map((value) => ({ value, text: text.expiries[value] }))}
            onChoose={(chosen) => setExpiry(chosen)}
          />
        </>
      )}
    </IssuingDialog>
  )
}

/** The error of a field or of one of its items, such as `/allowedIps/0`. */
function problemIn(error: ApiError | undefined, path: string): string | undefined {
  return error?.details.find((detail) => detail.path === path || detail.path.startsWith(`${path}/`))?.message
}

function PurposeChoice({ draft, onChange }: { draft: Draft; onChange: Change }) {
  const { keys: text } = useTexts()
  return (
    <fieldset class="choices">
      <legend class="choice-title">{text.purpose}</legend>
      {purposes.map((purpose) => (
        <label key={purpose} class="choice">
          <input
            type="radio"
            name="purpose"
            value={purpose}
            checked={draft.purpose === purpose}
            onChange={() => onChange({ purpose })}
          />
          <span>
            <span class="choice-title">{text.purposes[purpose].title}</span>
            <span class="choice-text">{text.purposes[purpose].text}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

/** The API refuses `approve` for a key that a tenant's staff create. */
function ScopeChoice({
  draft: { chosen },
  problem,
  onChange,
}: {
  draft: Draft
  problem: string | undefined
  onChange: Change
}) {
  const { keys: text } = useTexts()
  const canApprove = isOperator(useMe())
  const offered = allScopes.filter((scope) => scope !== 'approve' || canApprove)
  const toggle = (scope: KeyScope, isChosen: boolean) =>
    onChange({ chosen: offered.filter((one) => (one === scope ? isChosen : chosen.includes(one))) })
  return (
    <fieldset class="choices" aria-describedby={problem ? 'scopes-problem' : undefined}>
      <legend class="choice-title">{text.scopes}</legend>
      {problem && (
        <p class="field-problem" id="scopes-problem">
          {problem}
        </p>
      )}
      {offered.map((scope) => (
        <label key={scope} class="choice">
          <input
            type="checkbox"
            checked={chosen.includes(scope)}
            onChange={(event) => toggle(scope, event.currentTarget.checked)}
          />
          <span>
            <span class="choice-title">{text.scopeNames[scope]}</span>
            <span class="choice-text">{text.scopeTexts[scope]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

function LimitFields({ draft, error, onChange }: { draft: Draft; error: ApiError | undefined; onChange: Change }) {
  const { keys: text } = useTexts()
  return (
    <fieldset class="choices">
      <legend class="choice-title">{text.limitsTitle}</legend>
      <p class="field-hint">{text.limitsHint}</p>
      <div class="field-grid">
        {limitNames.map((name) => (
          <TextField
            key={name}
            label={text.limitLabels[name]}
            value={draft[name]}
            onInput={(value) => onChange({ [name]: value })}
            inputMode="decimal"
            maxLength={22}
            problem={problemIn(error, `/${name}`)}
          />
        ))}
      </div>
    </fieldset>
  )
}
