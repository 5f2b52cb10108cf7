import { type AssumptionValues, choice, upTo } from '../assumptions.ts'

/** Undocumented or contradictory behaviour of Mercantil's API. */
export const mercantilAssumptions = {
  refusalForm: choice(
    ['errorList', 'status', 'response'],
    'a refusal of a charge, change, key or card: `error_list`, `status` with errorCode, or the response itself with another `trx_status` and the code as `trx_internal_status`',
  ),
  refusalStatus: choice([200, 400], 'HTTP status of refusals and of a search that finds nothing'),
  uncodedRefusals: choice(
    ['absent', 'empty', 'unlisted'],
    'the code of a refusal that is only known by its text: left out, empty, or one on no list',
  ),
  longInvoice: choice(['0071', '821'], 'code for an invoice number of more than 12 characters'),
  invoiceUnique: choice(['forever', 'day'], 'how long an invoice number of the account is refused again'),
  declinedInvoice: choice(['used', 'free'], 'whether a declined operation uses up its invoice number'),
  annulmentInvoice: choice(
    ['new', 'charge'],
    '`invoice_number` of an annulment: a new one, or that of the charge it annuls',
  ),
  annulmentReference: choice(
    ['new', 'charge'],
    '`payment_reference` of an annulment in its answer and in the search: a new one, or that of the charge it annuls',
  ),
  searchWithoutReference: choice(
    ['found', 'none', 'refused'],
    '`/mobile-payment/search` without `payment_reference`: compares the other fields, finds nothing, or is refused',
  ),
  cardSearchWithoutReference: choice(
    ['found', 'none', 'refused'],
    '`/payment/search` without `payment_reference`: compares the other fields, finds nothing, or is refused',
  ),
  p2cPhones: choice(
    ['customerIsDestination', 'customerIsOrigin'],
    'the phones of an ordinary mobile payment in the search: named as in C2P, or by who pays whom',
  ),
  searchShowsOutgoing: choice([true, false], '`/mobile-payment/search` shows annulments and change too'),
  transferErrorForm: choice(
    ['status', 'errorList'],
    'an error of the transfer search: `status` with errorCode, or `errorList`',
  ),
  transferErrorCode: choice(['text', 'number'], '`errorCode` of the transfer search: text or number'),
  searchDelayMs: upTo(604_800_000, 'milliseconds until the searches show a payment'),
}

export type MercantilAssumptions = AssumptionValues<typeof mercantilAssumptions>
