import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parseAllDocuments } from 'yaml'
import { bankTimeouts, drainMs } from '../../src/foundation/bank-timeouts.ts'
import { secretFiles } from '../../src/foundation/secret-files.ts'
import { describeSettings, readSettings } from '../../src/foundation/settings.ts'
import { root } from './pages.ts'

const read = (file: string) => readFile(join(root, file), 'utf8')
const settings = new Set([...describeSettings({}).map(({ env }) => env), ...secretFiles.keys()])
const longestDrainSeconds = drainMs(bankTimeouts(readSettings({}))) / 1000

type Container = {
  name: string
  image: string
  args: string[]
  envFrom: { configMapRef: { name: string } }[]
  env?: { name: string; value: string }[]
  ports?: { name: string; containerPort: number }[]
  securityContext: object
  volumeMounts: { name: string; mountPath: string; readOnly: boolean }[]
} & Record<'startupProbe' | 'livenessProbe' | 'readinessProbe', { httpGet: { path: string; port: string } }>
type Manifest = {
  kind: string
  metadata: { name: string }
  data: Record<string, string>
  spec: {
    selector: Record<string, unknown>
    ports: { targetPort: string }[]
    template: {
      metadata: { labels: Record<string, string> }
      spec: Record<string, unknown> & {
        initContainers: Container[]
        containers: Container[]
        volumes: { name: string; secret: { secretName: string } }[]
        terminationGracePeriodSeconds: number
      }
    }
  }
}

describe('deploy/kubernetes.yaml', async () => {
  const text = await read('deploy/kubernetes.yaml')
  const documents = parseAllDocuments(text, { merge: true })
  const manifests = documents.map((document) => document.toJS() as Manifest)
  const find = (kind: string) => manifests.find((manifest) => manifest.kind === kind) as Manifest
  const pod = find('Deployment').spec.template.spec
  const [migrate] = pod.initContainers as [Container]
  const [gateway] = pod.containers as [Container]

  test('is YAML without errors, and its objects refer to each other', () => {
    for (const { errors, warnings } of documents as { errors: unknown[]; warnings: unknown[] }[])
      expect([...errors, ...warnings]).toEqual([])
    expect(manifests.map(({ kind }) => kind)).toEqual(['ConfigMap', 'Deployment', 'Service', 'PodDisruptionBudget'])
    const labels = find('Deployment').spec.template.metadata.labels
    expect(find('Service').spec.selector).toEqual(labels)
    expect(find('Deployment').spec.selector).toEqual({ matchLabels: labels })
    expect(find('PodDisruptionBudget').spec.selector).toEqual({ matchLabels: labels })
    for (const { envFrom } of [migrate, gateway])
      expect(envFrom).toEqual([{ configMapRef: { name: find('ConfigMap').metadata.name } }])
    const ports = gateway.ports?.map(({ name }) => name)
    expect(ports).toContain(find('Service').spec.ports[0]?.targetPort)
  })

  test('sets only settings that exist, and secrets only by files of its secret', () => {
    const given = {
      ...find('ConfigMap').data,
      ...Object.fromEntries((migrate.env ?? []).map((each) => [each.name, each.value])),
    }
    expect(Object.keys(given).filter((name) => !settings.has(name))).toEqual([])
    const secrets = describeSettings(Object.fromEntries([...settings].map((name) => [name, 'x'])))
    const secretNames = secrets.filter(({ value }) => value === '(set)').map(({ env }) => env)
    expect(Object.keys(given).filter((name) => secretNames.includes(name))).toEqual([])
    const files = [...Object.values(find('ConfigMap').data), ...(migrate.env ?? []).map(({ value }) => value)]
    const named = files
      .filter((value) => value.startsWith('/run/secrets/pasarela/'))
      .map((value) => value.split('/').at(-1))
    expect(named.length).toBe(4)
    for (const name of named) expect(text).toContain(`--from-literal=${name}=`)
    expect(pod.volumes).toEqual([
      expect.objectContaining({ secret: expect.objectContaining({ secretName: 'pasarela' }) }),
    ])
  })

  test('runs as a user that is not root, without rights and on a read-only file system, and migrates before it serves', () => {
    expect(pod['securityContext']).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 })
    const restricted = {
      allowPrivilegeEscalation: false,
      readOnlyRootFilesystem: true,
      capabilities: { drop: ['ALL'] },
    }
    for (const container of [migrate, gateway]) {
      expect(container.securityContext).toEqual(restricted)
      expect(container.volumeMounts).toEqual([{ name: 'secrets', mountPath: '/run/secrets/pasarela', readOnly: true }])
    }
    expect([migrate.args, gateway.args]).toEqual([['migrate'], ['serve']])
    expect(migrate.image).toBe(gateway.image)
  })

  test('asks /livez for life and /readyz for traffic, and gives a stopping gateway the time it needs', () => {
    const { startupProbe, livenessProbe, readinessProbe } = gateway
    const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => [httpGet.path, httpGet.port])
    expect(paths).toEqual([
      ['/livez', 'http'],
      ['/livez', 'http'],
      ['/readyz', 'http'],
    ])
    const notice = Number(find('ConfigMap').data['PASARELA_STOP_NOTICE_MS']) / 1000
    expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(longestDrainSeconds + notice)
    // Variables such as PASARELA_PORT, which Kubernetes adds for a service, would be unknown settings.
    expect(pod['enableServiceLinks']).toBe(false)
  })
})

const bodyLimitMegabytes = 7

describe('deploy/nginx.conf', async () => {
  const text = await read('deploy/nginx.conf')
  const code = text.replaceAll(/^\s*#.*$/gm, '')

  test('has balanced braces, and every directive ends', () => {
    expect(code.match(/\{/g)?.length).toBe(code.match(/\}/g)?.length)
    const lines = code.split('\n').filter((line) => line.trim() !== '' && !/log_format/.test(line))
    for (const line of lines) expect(line, line).toMatch(/[;{}]\s*$/)
  })

  test('replaces the client’s own X-Forwarded-For, passes the protocol on, and never repeats a payment', () => {
    expect(code).toContain('proxy_set_header X-Forwarded-For $remote_addr;')
    expect(code).not.toContain('$proxy_add_x_forwarded_for')
    expect(code).toContain('proxy_set_header X-Forwarded-Proto $scheme;')
    expect(code).toContain('proxy_set_header Host $host;')
    expect(code).not.toContain('non_idempotent')
    const [, seconds] = /^ {2}proxy_read_timeout (\d+)s;/m.exec(code) ?? []
    expect(Number(seconds)).toBeGreaterThan(longestDrainSeconds)
    expect(code).toContain(`client_max_body_size ${bodyLimitMegabytes}m;`)
  })

  test('logs no address, query, header or body', () => {
    const [, format = ''] = /log_format pasarela ([\s\S]*?);/.exec(code) ?? []
    const variables = format.match(/\$\w+/g)
    const allowed =
      '$time_iso8601 $remote_addr $request_method $pasarela_area $status $request_time $upstream_response_time $upstream_http_x_request_id'
    expect(variables).toEqual(allowed.split(' '))
    expect(code.match(/access_log .*/g)).toEqual([
      'access_log off;',
      'access_log /var/log/nginx/pasarela.log pasarela;',
    ])
    expect(code).toContain('error.log crit;')
    const [, area = ''] = /~\^\(\?<area>(.*)\) \$area;/.exec(code) ?? []
    expect(new RegExp(`^(?<area>${area})`).exec('/pay/3q2-7wSecretSecretSecr')?.groups).toEqual({ area: '/pay' })
  })

  test('keeps metrics and health to the own network', () => {
    for (const path of ['/metrics', '/readyz', '/livez']) expect(code).toContain(`location = ${path} { return 404; }`)
  })
})

describe('deploy/Caddyfile', async () => {
  const code = (await read('deploy/Caddyfile')).replaceAll(/^\s*#.*$/gm, '')

  test('has balanced braces, is indented with tabs as caddy fmt does', () => {
    expect(code.match(/ \{$/gm)?.length).toBe(code.match(/^\t*\}$/gm)?.length)
    expect(code).not.toMatch(/^ +/m)
  })

  test('replaces the client’s own X-Forwarded-For, logs neither address nor headers, and keeps metrics to the own network', () => {
    expect(code).toContain('header_up X-Forwarded-For {remote_host}')
    for (const field of ['request>uri', 'request>headers', 'resp_headers']) expect(code).toContain(`${field} delete`)
    expect(code).toContain('@internal path /metrics /readyz /livez')
    expect(code).toContain(`max_size ${bodyLimitMegabytes}MB`)
    const [, seconds] = /response_header_timeout (\d+)s/.exec(code) ?? []
    expect(Number(seconds)).toBeGreaterThan(longestDrainSeconds)
  })
})

/** Programs that know whether the examples are valid, where they are installed. */
const checkers: [file: string, command: string, args: string[]][] = [
  ['deploy/Caddyfile', 'caddy', ['validate', '--adapter', 'caddyfile', '--config', join(root, 'deploy/Caddyfile')]],
]

describe.each(checkers.filter(([, command]) => spawnSync(command, ['version']).status === 0))(
  '%s',
  (_file, command, args) => {
    test(`is valid for ${command}`, () => {
      const { status, stderr } = spawnSync(command, args)
      expect({ status, stderr: status === 0 ? '' : String(stderr) }).toEqual({ status: 0, stderr: '' })
    })
  },
)
