import { addressOf, localised } from '../addresses.ts'
import { formatAmount, formatPhone } from '../format.ts'
import { html } from '../html.ts'
import { texts } from '../texts.ts'
import type { Page } from '../view.ts'
import { bankSelect, documentFields, hidden, input, keyInput, phoneInput } from './fields.ts'
import type { Content } from './layout.ts'
import { orderOf, totalToPay } from './order.ts'
import * as parts from './parts.ts'

export function debit(page: Extract<Page, { kind: 'debit' }>): Content {
  const t = texts[page.language]
  const fields = [
    bankSelect(page),
    documentFields(page),
    phoneInput(page),
    input(page, 'name', { autocomplete: 'name', maxlength: 100 }),
  ]
  return {
    title: t.debit.title,
    main: html`${parts.opening(t.debit.title, page)}<p>${t.debit.intro}</p>
${parts.chargeForm(page, addressOf(page), html`${fields}${parts.chargeButton(page, t.debit.requestKey)}`)}${[
  parts.amountCountdown(page),
  parts.backLink(page),
]}`,
    order: orderOf(page),
    total: totalToPay(page),
    failed: page.invalid.length > 0,
    enhanced: true,
  }
}

export function debitKey(page: Extract<Page, { kind: 'debit_key' }>): Content {
  const { language, values, bank, amount, path } = page
  const t = texts[language]
  const { phone } = values
  const sent = phone ? t.debit.keySent(bank.name, formatPhone(phone)) : t.debit.keySentNoPhone(bank.name)
  const carried = [
    hidden('bank', values.bank ?? bank.code),
    (['documentType', 'document', 'phone', 'name'] as const).map((name) => hidden(name, values[name] ?? '')),
  ]
  const label = t.pay(formatAmount(amount.ves, 'VES', language))
  return {
    title: t.debit.keyTitle,
    main: html`${parts.opening(t.debit.keyTitle, page)}<p>${sent}</p>
${parts.chargeForm(
  page,
  `${path}/debit/key`,
  html`${carried}${keyInput(page, 'otp')}${parts.chargeButton(page, label)}`,
)}${parts.amountCountdown(page)}<p class="muted">${t.token.warning}</p>
<p class="back"><a href="${localised(addressOf(page), language)}">${t.debit.notArrived}</a></p>
${parts.backLink(page)}`,
    order: orderOf(page),
    total: totalToPay(page),
    failed: page.invalid.length > 0,
    enhanced: true,
  }
}
