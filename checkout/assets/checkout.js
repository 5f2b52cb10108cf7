/// <reference lib="dom" />
// Enhances the pages; every flow works without it. Plain ES2018, because it is served as it is.
;(() => {
  'use strict'
  const { body } = document
  const data = body.dataset

  /** @param {string} selector @returns {HTMLElement[]} */
  const all = (selector) => Array.from(document.querySelectorAll(selector))

  // The page of a POST must not be loaded again as a POST.
  const loadAgain = () => location.replace(data.self || location.href)

  // The phone's clock may be wrong, so only the time since the answer of the server is measured with it.
  const navigation = /** @type {PerformanceNavigationTiming | undefined} */ (
    performance.getEntriesByType && performance.getEntriesByType('navigation')[0]
  )
  const onTheWay = navigation && navigation.responseStart > 0 ? performance.now() - navigation.responseStart : 0
  const start = Date.now() - onTheWay
  const serverNow = () => Date.parse(data.now || '') + Date.now() - start

  const summary = document.querySelector('[data-focus]')
  if (summary instanceof HTMLElement) summary.focus()

  /** @param {number} seconds */
  const clock = (seconds) => {
    const minutes = Math.floor(seconds / 60)
    if (minutes >= 60) return Math.floor(minutes / 60) + ' h ' + (minutes % 60) + ' min'
    return (minutes ? minutes + ' min ' : '') + (seconds % 60) + ' s'
  }

  for (const element of all('[data-until]')) {
    const { until = '', left = '', over = '' } = element.dataset
    const span = element.querySelector('span')
    const tick = () => {
      const seconds = Math.ceil((Date.parse(until) - serverNow()) / 1000)
      if (seconds > 0 && span) {
        span.textContent = ' (' + left.replace('{}', clock(seconds)) + ')'
        return
      }
      clearInterval(timer)
      element.setAttribute('role', 'status')
      element.textContent = over
      // The amount on the page never changes by itself: the customer opens the new one.
      if (all('[data-renew]').length === 0) return
      for (const each of all('[data-pay]')) each.hidden = true
      for (const each of all('[data-renew]')) each.hidden = false
    }
    const timer = setInterval(tick, 1000)
    document.addEventListener('visibilitychange', tick)
    tick()
  }

  // A second tap must not send the form twice. The button is disabled after the browser has collected the fields.
  for (const form of document.forms) {
    form.addEventListener('submit', (event) => {
      if (form.dataset.sent) {
        event.preventDefault()
        return
      }
      form.dataset.sent = 'yes'
      const button = form.querySelector('button')
      if (!button) return
      button.dataset.label = button.textContent || ''
      button.textContent = button.dataset.busy || ''
      setTimeout(() => (button.disabled = true))
    })
  }
  // Back from the next page, the browser may show this one as it was left.
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return
    for (const form of document.forms) {
      delete form.dataset.sent
      const button = form.querySelector('button')
      if (!button || !button.dataset.label) continue
      button.disabled = false
      button.textContent = button.dataset.label
    }
  })

  /** @type {Record<string, (digits: string, typed: string) => string>} */
  const formats = {
    card: (digits) => digits.replace(/(\d{4})(?=\d)/g, '$1 '),
    phone: (digits, typed) =>
      digits.startsWith('0') && !/^\s*\+/.test(typed)
        ? [digits.slice(0, 4), digits.slice(4, 7), digits.slice(7)].filter(Boolean).join('-')
        : typed,
    expiry: (digits, typed) => (/\//.test(typed) && digits.length < 3 ? typed : digits.replace(/^(\d\d)(?=\d)/, '$1/')),
  }
  for (const input of all('[data-format]')) {
    if (!(input instanceof HTMLInputElement)) continue
    const format = formats[input.dataset.format || '']
    if (!format) continue
    input.addEventListener('input', () => {
      const { value, selectionStart } = input
      const text = format(value.replace(/\D/g, ''), value)
      if (text === value) return
      // The cursor stays behind the same digit.
      const before = value.slice(0, selectionStart || 0).replace(/\D/g, '').length
      input.value = text
      let position = 0
      for (let digits = 0; digits < before && position < text.length; position++)
        if (/\d/.test(text.charAt(position))) digits++
      input.setSelectionRange(position, position)
    })
  }

  /** @param {string} text */
  const copyOld = (text) => {
    const area = document.createElement('textarea')
    area.value = text
    area.readOnly = true
    area.className = 'hide'
    body.append(area)
    area.select()
    const done = document.execCommand('copy')
    area.remove()
    return done
  }
  /** @param {HTMLElement} button */
  const showDone = (button) => {
    if (button.dataset.busy) return
    const content = Array.from(button.childNodes)
    const message = button.dataset.done || ''
    button.dataset.busy = 'yes'
    button.textContent = message
    for (const live of all('[data-live]')) live.textContent = message
    setTimeout(() => {
      delete button.dataset.busy
      button.textContent = ''
      button.append(...content)
      for (const live of all('[data-live]')) live.textContent = ''
    }, 2000)
  }
  /** @param {HTMLElement} button @param {string} text */
  const copy = (button, text) => {
    // The clipboard is not available outside of HTTPS and on old phones.
    const copied = navigator.clipboard ? navigator.clipboard.writeText(text) : Promise.reject()
    const copyAnotherWay = () => {
      if (copyOld(text)) showDone(button)
      button.focus()
    }
    copied.then(() => showDone(button), copyAnotherWay)
  }
  for (const button of all('[data-copy]')) {
    button.hidden = false
    button.addEventListener('click', () => copy(button, button.dataset.copy || ''))
  }
  for (const button of all('[data-share]')) {
    button.hidden = false
    button.addEventListener('click', () => {
      const url = location.href
      if (!navigator.share) return copy(button, url)
      // Rejected when the customer closes the list.
      navigator.share({ title: document.title, url }).catch(() => undefined)
    })
  }
  for (const button of all('[data-print]')) {
    button.hidden = false
    button.addEventListener('click', () => print())
  }

  const { poll } = data
  if (poll) {
    let delay = 3000
    let timer = 0
    let pending = false
    const later = () => {
      pending = false
      clearTimeout(timer)
      if (document.hidden) return
      timer = window.setTimeout(check, delay)
      delay = Math.min(delay * 1.25, 15000)
    }
    const check = () => {
      if (pending) return
      pending = true
      const abort = new AbortController()
      const limit = setTimeout(() => abort.abort(), 20000)
      void fetch(poll, { cache: 'no-store', headers: { accept: 'application/json' }, signal: abort.signal })
        .then((response) => (response.ok ? response.json() : { state: data.state }))
        .then(({ state }) => (typeof state === 'string' && state !== data.state ? loadAgain() : later()))
        // Without network for a moment, the next attempt follows.
        .catch(later)
        .finally(() => clearTimeout(limit))
    }
    document.addEventListener('visibilitychange', () => {
      delay = 3000
      if (document.hidden) clearTimeout(timer)
      else check()
    })
    later()
  }
})()
