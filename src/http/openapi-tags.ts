/** What the reference groups operations by, in its order. */
export const tags = [
  { name: 'Banks', description: 'The banks customers pay from.' },
  { name: 'Quote', description: 'USD in VES at the central bank’s reference rate.' },
  { name: 'C2P', description: 'Collect from a customer’s bank account with a token of their bank, in two steps.' },
  { name: 'VPOS', description: 'Card charges.' },
  { name: 'Pago Móvil', description: 'Verify a transfer that a customer made by themselves.' },
  { name: 'Payments', description: 'Look payments up, list them, and reverse a C2P.' },
  {
    name: 'Advanced payments',
    description:
      'In VES on the interbank network: debits with a one-time password, credits, disbursements, payouts, change.',
  },
  { name: 'Webhooks', description: 'Endpoints of yours that are told of every change of your payments, signed.' },
  {
    name: 'Test controls',
    description: 'With test keys: make your simulated bank accounts misbehave, and see what moved.',
  },
]
