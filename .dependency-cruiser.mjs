// Arrows point downwards only: a file imports from its own layer or below, and never in a circle.
const layers = [
  ['cli'],
  ['gateway.ts'],
  ['http', 'operators'],
  ['payments'],
  ['rates', 'webhooks', 'tenants', 'test-controls'],
  ['banks'],
  ['idempotency'],
  ['storage'],
  ['foundation'],
]

const folder = (names) => `^src/(${names.map((name) => name.replace('.', '\\.')).join('|')})(/|$)`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-circles', severity: 'error', from: {}, to: { circular: true } },
    ...layers.slice(1).map((layer, index) => ({
      name: `${layer.join('-')}-looks-up`,
      severity: 'error',
      from: { path: folder(layer), pathNot: '\\.test\\.ts$' },
      to: { path: folder(layers.slice(0, index + 1).flat()) },
    })),
    ...layers
      .filter((layer) => layer.length > 1)
      .flatMap((layer) =>
        layer.map((name) => ({
          name: `${name}-looks-sideways`,
          severity: 'error',
          from: { path: folder([name]), pathNot: '\\.test\\.ts$' },
          to: { path: folder(layer.filter((other) => other !== name)) },
        })),
      ),
    {
      name: 'sandbox-is-a-package-of-its-own',
      comment:
        'The simulated banks share only published vectors with the connectors, or they could not catch their mistakes.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|local)/' },
    },
    {
      name: 'sdk-is-a-package-of-its-own',
      comment: 'It is installed without the gateway, and meets it over HTTP only.',
      severity: 'error',
      from: { path: '^sdk/' },
      to: { path: '^(src|local|sandbox|test)/' },
    },
    {
      name: 'src-is-what-runs-in-production',
      comment: 'A production image holds neither of these; bin/ hands src/cli what it needs of local/.',
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
