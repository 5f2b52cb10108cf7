import { urlOf } from '../api/client.ts'
import { useTexts } from '../i18n/texts.ts'
import { preferences } from '../preferences.ts'
import { useStore } from '../store.ts'
import { Icon } from './icon.tsx'

type Format = 'csv' | 'xlsx'
export type ExportEntry = { text: string; path: string; query: object; format: Format }

/** Files that can be downloaded from a page, in the language of the dashboard. */
export function ExportMenu({ entries }: { entries: readonly ExportEntry[] }) {
  const { exports: text } = useTexts()
  const { language } = useStore(preferences)
  return (
    <details class="menu">
      <summary class="button button-secondary">
        <Icon name="download" />
        <span>{text.export}</span>
      </summary>
      <ul class="menu-list">
        {entries.map(({ text: name, path, query, format }) => (
          <li key={`${name} ${format}`}>
            <a href={urlOf(path, {}, { ...query, format, language })} download>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}

/** The rows of a list with its filters, for Excel and as CSV. */
export function ListExport({ path, query }: { path: '/exports/payments' | '/exports/movements'; query: object }) {
  const { exports: text } = useTexts()
  return (
    <ExportMenu
      entries={[
        { text: text.excel, path, query, format: 'xlsx' },
        { text: text.csv, path, query, format: 'csv' },
      ]}
    />
  )
}
