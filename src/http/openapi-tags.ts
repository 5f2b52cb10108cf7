/** Groups of operations in the reference, in order. */
export const tags = [
  { name: 'Banks', description: 'The banks customers pay from.' },
  { name: 'Quote', description: 'USD to VES at the central bank’s reference rate.' },
  { name: 'C2P', description: 'Collect from a customer’s bank account with a token from their bank, in two steps.' },
  { name: 'VPOS', description: 'Card charges.' },
  { name: 'Pago Móvil', description: 'Request a transfer, or verify one made by a customer.' },
  { name: 'Payments', description: 'Get and list payments, cancel an open one, and reverse a C2P payment.' },
  { name: 'Checkout', description: 'Pages where a customer pays, and links to them.' },
  { name: 'Movements', description: 'Money that arrived on your accounts, and the payments it pays for.' },
  { name: 'Reconciliation', description: 'Whether your payments agree with the bank’s statement, day by day.' },
  {
    name: 'Advanced payments',
    description:
      'In VES on the interbank network: debits with a one-time password, credits, disbursements, payouts, change.',
  },
  { name: 'Webhooks', description: 'Your endpoints, which receive a signed event for every change of your payments.' },
  {
    name: 'Test controls',
    description: 'With test keys: make your simulated bank accounts fail, and read their ledger.',
  },
]
