// Layers from top to bottom: a file imports only from its own folder or from the layers below, without cycles.
const layers = [
  ['cli'],
  ['gateway.ts'],
  ['assembly'],
  ['http', 'operators'],
  ['exports'],
  ['reconciliations', 'checkout'],
  ['payments', 'movements'],
  ['rates', 'webhooks', 'tenants', 'test-controls'],
  ['banks'],
  ['idempotency', 'audit'],
  ['storage'],
  ['foundation'],
]

const folder = (names) => `^src/(${names.map((name) => name.replace('.', '\\.')).join('|')})(/|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    ...layers.slice(1).map((layer, index) => ({
      name: `${layer.join('-')}-imports-higher-layer`,
      severity: 'error',
      from: { path: folder(layer), pathNot: '\\.test\\.ts$' },
      to: { path: folder(layers.slice(0, index + 1).flat()) },
    })),
    ...layers
      .filter((layer) => layer.length > 1)
      .flatMap((layer) =>
        layer.map((name) => ({
          name: `${name}-imports-same-layer`,
          severity: 'error',
          from: { path: folder([name]), pathNot: '\\.test\\.ts$' },
          to: { path: folder(layer.filter((other) => other !== name)) },
        })),
      ),
    {
      name: 'sandbox-is-independent',
      comment: 'The simulated banks share no code with the connectors, so that they detect mistakes in them.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|local)/' },
    },
    {
      name: 'sdk-is-independent',
      comment: 'The SDK is installed without the gateway and calls it over HTTP only.',
      severity: 'error',
      from: { path: '^sdk/' },
      to: { path: '^(src|local|sandbox|test)/' },
    },
    {
      name: 'checkout-pages-are-independent',
      comment: 'The pages are pure functions of their data: they know nothing of payments, the database or HTTP.',
      severity: 'error',
      from: { path: '^checkout/' },
      to: { path: '^(src|local|sandbox|sdk|test)/' },
    },
    {
      name: 'src-is-independent',
      comment: 'A production image contains none of these folders; bin/ passes the parts of local/ to src/cli.',
      severity: 'error',
      from: { path: '^src/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(local|sandbox|sdk|dashboard)/' },
    },
    {
      name: 'tests-are-not-imported',
      severity: 'error',
      from: { path: '^(src|local|sandbox)/', pathNot: '\\.test\\.ts$' },
      to: { path: '^test/|\\.test\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
}
