import { listLimiter } from './list-limits.ts'
import { numberReader } from './query.ts'
import { uuidNormaliser } from './uuid.ts'

type Schemas = { params?: unknown; query?: unknown; body?: unknown }

/** Normalises a request before validation: numbers in the query, uuids, list lengths. `where` names the route. */
export function requestPreparation(
  where: string,
  schemas: Schemas,
): (request: { params: unknown; query: unknown; body?: unknown }) => void {
  const readNumbers = numberReader(schemas.query)
  const normalise = {
    params: uuidNormaliser(schemas.params),
    query: uuidNormaliser(schemas.query),
    body: uuidNormaliser(schemas.body),
  }
  const limitLists = listLimiter(schemas.body, where)
  return ({ params, query, body }) => {
    readNumbers(query)
    normalise.params(params)
    normalise.query(query)
    normalise.body(body)
    limitLists(body)
  }
}
