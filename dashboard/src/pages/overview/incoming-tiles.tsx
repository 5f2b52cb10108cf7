import { useWhileUserActive } from '../../api/active-user.ts'
import { useRead } from '../../api/use-read.ts'
import { formatCount, formatDay, formatDuration } from '../../format.ts'
import { useTexts } from '../../i18n/texts.ts'
import { addressOf } from '../../router.ts'
import { useScope } from '../../session.ts'
import { Tile } from './tiles.tsx'

const REFRESH_MS = 30_000

/** Incoming money without a payment, and days that are not closed. */
export function IncomingTiles() {
  const { overview: text } = useTexts()
  const { mode, tenantId } = useScope()
  const read = useRead('GET /incoming', { query: { mode, tenantId } })
  useWhileUserActive(REFRESH_MS, read.reload)
  if (!read.data) return null
  const { unmatched, openDays } = read.data
  return (
    <dl class="tiles tiles-pair">
      <Tile name={text.unmatched} value={formatCount(unmatched.count)} isAlert={unmatched.count > 0}>
        {unmatched.oldestAt === null ? (
          text.noUnmatched
        ) : (
          <>
            <span class="tile-line">
              {text.unmatchedAge(formatDuration(Math.max(0, Date.now() - Date.parse(unmatched.oldestAt))))}
            </span>
            <a href={addressOf('movements')}>{text.toUnmatched}</a>
          </>
        )}
      </Tile>
      <Tile name={text.openDays} value={formatCount(openDays.count)}>
        {openDays.oldest === null ? (
          text.noOpenDays
        ) : (
          <>
            <span class="tile-line">{text.oldestOpenDay(formatDay(openDays.oldest))}</span>
            <a href={addressOf('reconciliations')}>{text.toOpenDays}</a>
          </>
        )}
      </Tile>
    </dl>
  )
}
