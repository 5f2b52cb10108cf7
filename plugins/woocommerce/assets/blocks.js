// The two ways to pay in the checkout of blocks. Runs as it is, without a build; its texts come from the server.
;(() => {
  const { registerPaymentMethod } = window.wc.wcBlocksRegistry
  const { getSetting } = window.wc.wcSettings
  const { createElement, useEffect, useState } = window.wp.element
  const { decodeEntities } = window.wp.htmlEntities

  function register(name, content) {
    const data = getSetting(`${name}_data`, null)
    if (data === null) return
    const title = decodeEntities(data.title)
    registerPaymentMethod({
      name,
      label: createElement('span', null, title),
      ariaLabel: title,
      content: createElement(content, { data }),
      edit: createElement(content, { data }),
      canMakePayment: () => true,
      supports: { features: data.supports },
    })
  }

  function Description({ data }) {
    return createElement('p', null, decodeEntities(data.description))
  }

  function C2pForm({ data, eventRegistration, emitResponse }) {
    const [values, setValues] = useState({ pasarela_bank: '' })
    const change = (name) => (event) => setValues({ ...values, [name]: event.target.value })
    useEffect(
      () =>
        eventRegistration?.onPaymentSetup(() => ({
          type: emitResponse.responseTypes.SUCCESS,
          meta: { paymentMethodData: values },
        })),
      [eventRegistration, emitResponse, values],
    )
    const field = (name, label, control) =>
      createElement(
        'p',
        { key: name, className: 'form-row' },
        createElement('label', { htmlFor: name }, label),
        ' ',
        control,
      )
    return createElement(
      'div',
      { className: 'pasarela-c2p' },
      createElement(Description, { data }),
      field(
        'pasarela_bank',
        data.bankLabel,
        createElement(
          'select',
          { id: 'pasarela_bank', value: values.pasarela_bank, onChange: change('pasarela_bank') },
          createElement('option', { value: '' }, data.choose),
          data.banks.map(({ code, name }) => createElement('option', { key: code, value: code }, name)),
        ),
      ),
      data.inputs.map(({ name, label, placeholder, attributes }) =>
        field(
          name,
          label,
          createElement('input', {
            id: name,
            type: 'text',
            placeholder,
            inputMode: attributes.inputmode,
            maxLength: attributes.maxlength,
            autoComplete: attributes.autocomplete,
            value: values[name] ?? '',
            onChange: change(name),
          }),
        ),
      ),
    )
  }

  register('pasarela', Description)
  register('pasarela_c2p', C2pForm)
})()
