import { addressOf, localised } from '../addresses.ts'
import { html } from '../html.ts'
import { texts } from '../texts.ts'
import type { MessagePage } from '../view.ts'
import type { Content } from './layout.ts'

export function message(page: MessagePage): Content {
  const { language, kind } = page
  const { title, text } = texts[language].message[kind]
  const address = localised(addressOf(page), language)
  const retry = kind !== 'not_found' && html`<a class="button" href="${address}">${texts[language].retry}</a>`
  return { title, main: html`<h1>${title}</h1><p>${text}</p>${retry}` }
}
