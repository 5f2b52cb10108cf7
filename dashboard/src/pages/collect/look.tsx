import { useState } from 'preact/hooks'
import { urlOf } from '../../api/client.ts'
import type { CheckoutProfile } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useRead } from '../../api/use-read.ts'
import { Button } from '../../components/button.tsx'
import { ColourField, FileField, TextArea } from '../../components/field.tsx'
import { Section } from '../../components/page.tsx'
import { ErrorNote, Loaded } from '../../components/states.tsx'
import { toast } from '../../components/toast.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call } from '../../session.ts'
import { base64Of } from '../reconciliations/base64.ts'
import { contrast, textOn } from './contrast.ts'

export function Look({ tenantId }: { tenantId: string }) {
  const read = useRead('GET /tenants/{tenantId}/checkout-profile', { params: { tenantId } })
  return (
    <Loaded read={read}>
      {(profile) => (
        <LookForm
          // Saved values replace the typed ones, because the gateway writes them in one form.
          key={JSON.stringify(profile)}
          tenantId={tenantId}
          profile={profile}
          onSaved={(after) => read.replace(() => after)}
        />
      )}
    </Loaded>
  )
}

const LOGO_BYTES_MAX = 40_000
const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

type LookFormParts = { tenantId: string; profile: CheckoutProfile; onSaved(after: CheckoutProfile): void }

function LookForm({ tenantId, profile, onSaved }: LookFormParts) {
  const { look: text } = useTexts()
  const [colour, setColour] = useState(profile.colour)
  const [file, setFile] = useState<File>()
  const [returnHosts, setReturnHosts] = useState(profile.returnHosts.join('\n'))
  const [frameOrigins, setFrameOrigins] = useState(profile.frameOrigins.join('\n'))
  const isLarge = file !== undefined && file.size > LOGO_BYTES_MAX
  const change = async (body: Parameters<typeof save>[1]) => {
    const after = await save(tenantId, body)
    toast(text.saved)
    onSaved(after)
  }
  const saving = useAction(async () => {
    const logo = file && base64Of(await file.arrayBuffer())
    await change({
      colour,
      ...(logo === undefined ? {} : { logo }),
      returnHosts: linesOf(returnHosts),
      frameOrigins: linesOf(frameOrigins),
    })
  })
  const removing = useAction(() => change({ logo: null }))
  /** Error of a list, whose path ends with the number of the line. */
  const problemIn = (path: string) => saving.error?.details.find((detail) => detail.path.startsWith(path))?.message

  return (
    <Section title={text.section}>
      <form
        class="form collect-form"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isLarge) saving.run()
        }}
      >
        <ColourChoice colour={colour} onChange={setColour} problem={problemIn('/colour')} />
        {profile.logoHash !== null && (
          <div class="look-logo">
            <img
              // The hash is in the address, so that the browser loads another logo again.
              src={urlOf('/tenants/{tenantId}/checkout-profile/logo', { tenantId }, { hash: profile.logoHash })}
              alt={text.logoNow}
            />
            <Button isBusy={removing.isRunning} onClick={removing.run}>
              {text.removeLogo}
            </Button>
          </div>
        )}
        {removing.error && <ErrorNote error={removing.error} />}
        <FileField
          label={text.logo}
          hint={text.logoHint}
          accept="image/png,image/jpeg,image/webp"
          onChoose={setFile}
          problem={isLarge ? text.logoLarge : problemIn('/logo')}
        />
        <TextArea
          label={text.returnHosts}
          hint={text.returnHostsHint}
          value={returnHosts}
          onInput={setReturnHosts}
          problem={problemIn('/returnHosts')}
        />
        <TextArea
          label={text.frameOrigins}
          hint={text.frameOriginsHint}
          value={frameOrigins}
          onInput={setFrameOrigins}
          problem={problemIn('/frameOrigins')}
        />
        {saving.error && <ErrorNote error={saving.error} />}
        <div class="form-actions">
          <Button type="submit" variant="primary" isBusy={saving.isRunning}>
            {text.submit}
          </Button>
        </div>
      </form>
    </Section>
  )
}

type Change = {
  colour?: string | null
  logo?: string | null
  returnHosts?: string[]
  frameOrigins?: string[]
}

function save(tenantId: string, body: Change): Promise<CheckoutProfile> {
  return call('POST /tenants/{tenantId}/checkout-profile', { params: { tenantId }, body })
}

/** The browser's colour input needs a value also when none is chosen: that of the payment page. */
const DEFAULT_COLOUR = '#14539a'

function ColourChoice({
  colour,
  onChange,
  problem,
}: {
  colour: string | null
  onChange(colour: string | null): void
  problem: string | undefined
}) {
  const { look: text } = useTexts()
  const shown = colour ?? DEFAULT_COLOUR
  const onShown = textOn(shown)
  const ratio = contrast(shown, onShown).toFixed(1).replace('.', ',')
  return (
    <>
      <ColourField label={text.colour} hint={text.colourHint} value={shown} onInput={onChange} problem={problem} />
      <div class="look-preview">
        <span class="look-button" role="img" aria-label={text.preview} style={{ background: shown, color: onShown }}>
          {text.pay}
        </span>
        <p class="field-hint">
          {text.contrast(ratio)} {onShown === '#ffffff' ? text.contrastWhite : text.contrastBlack}
        </p>
      </div>
      {colour !== null && (
        <div>
          <Button onClick={() => onChange(null)}>{text.noColour}</Button>
        </div>
      )}
    </>
  )
}
