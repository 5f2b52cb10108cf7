import { LinkButton } from '../components/button.tsx'
import { Page } from '../components/page.tsx'
import { EmptyState } from '../components/states.tsx'
import { useTexts } from '../i18n/texts.ts'
import { addressOf } from '../router.ts'

export function MissingPage() {
  const { shell } = useTexts()
  return (
    <Page title={shell.missingTitle}>
      <EmptyState
        icon="question"
        title={shell.missingText}
        action={<LinkButton href={addressOf('overview')}>{shell.toOverview}</LinkButton>}
      />
    </Page>
  )
}
