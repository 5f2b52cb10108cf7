import { formatDuration } from '../../format.ts'
import { Chip, type Tone } from '../../components/chip.tsx'
import { Code, CopyButton } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { asCurl, type Exchange } from './run.ts'

/** A request and its response, as a tenant's server would see them. */
export function ExchangeView({ exchange: { request, response } }: { exchange: Exchange }) {
  const { playground: text } = useTexts()
  return (
    <article class="exchange">
      <header class="exchange-head">
        <h3>
          <code>
            {request.method} {request.path}
          </code>
        </h3>
        <CopyButton text={asCurl(location.origin, request)} label={text.curl} />
      </header>
      {request.body && (
        <>
          <p class="quiet small">{text.sent}</p>
          <Code text={JSON.stringify(request.body)} label={text.sent} />
        </>
      )}
      <p class="row small">
        <span class="quiet">{text.received}</span>
        <Chip tone={toneOf(response.status)}>{response.status}</Chip>
        <span class="quiet">{text.took(formatDuration(response.durationMs))}</span>
      </p>
      {response.body ? <Code text={response.body} label={text.received} /> : <p class="small">{text.noBody}</p>}
    </article>
  )
}

function toneOf(status: number): Tone {
  if (status < 300) return 'success'
  return status < 500 ? 'error' : 'warning'
}
