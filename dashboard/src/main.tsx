import { render } from 'preact'
import { App } from './app.tsx'
import { startTexts } from './i18n/texts.ts'
import { type Preferences, preferences } from './preferences.ts'
import { installApp } from './install.ts'
import { readProviderReturn } from './provider.ts'
import { findSession } from './session.ts'

function applyPreferences({ language, theme }: Preferences): void {
  const root = document.documentElement
  root.lang = language
  if (theme === 'auto') delete root.dataset['theme']
  else root.dataset['theme'] = theme
}

applyPreferences(preferences.get())
preferences.subscribe(applyPreferences)
readProviderReturn(window)
installApp(navigator)
void findSession()
await startTexts()
render(<App />, document.getElementById('app') as HTMLElement)
