import type pg from 'pg'

export type Description = {
  /** PostgreSQL types in the order of the placeholders. */
  parameters: string[]
  columns: { name: string; type: string }[]
}

/** Parse and Describe over the wire protocol: the server plans the statement and names its types without running it. */
export async function describeStatement(client: pg.Client, text: string): Promise<Description> {
  const { parameters, columns } = await new Promise<Described>((resolve, reject) => {
    const described: Described = { parameters: [], columns: [] }
    client.query({
      submit(connection: pg.Connection) {
        connection.once('parameterDescription', ({ dataTypeIDs }: { dataTypeIDs: number[] }) => {
          described.parameters = dataTypeIDs
        })
        connection.parse({ name: '', text, types: [] }, false)
        connection.describe({ type: 'S', name: '' }, false)
        connection.sync()
      },
      handleRowDescription({ fields }: { fields: pg.FieldDef[] }) {
        described.columns = fields
      },
      handleError: reject,
      handleReadyForQuery: () => resolve(described),
    } as pg.Submittable)
  })
  const oids = [...parameters, ...columns.map(({ dataTypeID }) => dataTypeID)]
  const { rows } = await client.query<{ oid: number; typname: string }>(
    'select oid, typname from pg_type where oid = any ($1)',
    [oids],
  )
  const types = new Map(rows.map(({ oid, typname }) => [oid, typname]))
  const nameOf = (oid: number) => types.get(oid) ?? String(oid)
  return {
    parameters: parameters.map(nameOf),
    columns: columns.map(({ name, dataTypeID }) => ({ name, type: nameOf(dataTypeID) })),
  }
}

type Described = { parameters: number[]; columns: pg.FieldDef[] }
