import { useList } from '../../api/use-read.ts'
import { Chip } from '../../components/chip.tsx'
import { Page } from '../../components/page.tsx'
import { ErrorNote, ReadMore, Skeleton } from '../../components/states.tsx'
import { Table } from '../../components/table.tsx'
import { Code, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'

const EXAMPLE = 'pasarela user add ana --role operator\npasarela user --help'

export function UsersPage() {
  const { users: text, shell, words, people } = useTexts()
  const list = useList('GET /users', { query: {} })
  return (
    <Page title={text.title} subtitle={text.subtitle}>
      {list.error && <ErrorNote error={list.error} onRetry={list.reload} />}
      {!list.items && !list.error && <Skeleton />}
      {list.items && (
        <div class="section">
          <Table
            caption={text.caption}
            rows={list.items}
            isBusy={list.isLoading}
            keyOf={({ userId }) => userId}
            columns={[
              { head: text.name, cell: ({ name }) => <strong>{name}</strong>, isTitle: true },
              { head: text.role, cell: ({ role }) => words.roles[role] },
              { head: text.access, cell: ({ tenantName }) => tenantName ?? shell.allTenants },
              {
                head: text.state,
                cell: ({ disabledAt }) =>
                  disabledAt === null ? (
                    <Chip tone="success" icon="check">
                      {text.enabled}
                    </Chip>
                  ) : (
                    <Chip tone="neutral" icon="pause">
                      {text.disabled}
                    </Chip>
                  ),
              },
              {
                head: people.factors,
                cell: ({ factors, isExternal }) =>
                  isExternal ? people.atProvider : factors.map((kind) => people.kinds[kind]).join(', ') || people.none,
              },
              {
                head: text.lastLogin,
                cell: ({ lastLoginAt }) => (lastLoginAt === null ? text.never : <Time at={lastLoginAt} />),
              },
            ]}
          />
          <ReadMore list={list} />
        </div>
      )}
      <div class="stack">
        <p class="quiet">{text.help}</p>
        <Code text={EXAMPLE} label={text.help} />
      </div>
    </Page>
  )
}
