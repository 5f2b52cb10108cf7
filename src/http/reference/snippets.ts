/** One request in the languages of integrators, from a recorded one. */
export type Recorded = { method: string; path: string; body?: unknown }

const KEY = 'pas_test_…'

export const snippets: Record<string, (baseUrl: string, request: Recorded) => string> = {
  curl: (baseUrl, { method, path, body }) =>
    [
      `curl ${method === 'GET' ? '' : `-X ${method} `}'${baseUrl}${path}'`,
      `-H 'x-api-key: ${KEY}'`,
      ...(method === 'POST' ? [`-H "idempotency-key: $(uuidgen)"`] : []),
      ...(body === undefined
        ? []
        : [`-H 'content-type: application/json'`, `-d '${JSON.stringify(body).replaceAll("'", `'\\''`)}'`]),
    ].join(' \\\n  '),

  TypeScript: (baseUrl, { method, path, body }) =>
    `const response = await fetch('${baseUrl}${path}', {
  method: '${method}',
  headers: {
    'x-api-key': process.env.PASARELA_KEY,${method === 'POST' ? `\n    'idempotency-key': crypto.randomUUID(),` : ''}${
      body === undefined ? '' : `\n    'content-type': 'application/json',`
    }
  },${body === undefined ? '' : `\n  body: JSON.stringify(${indented(JSON.stringify(body, null, 2), 2)}),`}
})
const answer = await response.json()`,

  PHP: (baseUrl, { method, path, body }) =>
    `$request = curl_init('${baseUrl}${path}');
curl_setopt_array($request, [
    CURLOPT_CUSTOMREQUEST => '${method}',
    CURLOPT_RETURNTRANSFER => true,
    CURLOPT_HTTPHEADER => [
        'x-api-key: ' . getenv('PASARELA_KEY'),${
          method === 'POST' ? `\n        'idempotency-key: ' . bin2hex(random_bytes(16)),` : ''
        }${body === undefined ? '' : `\n        'content-type: application/json',`}
    ],${
      body === undefined
        ? ''
        : `\n    CURLOPT_POSTFIELDS => <<<'JSON'\n${indented(`    ${JSON.stringify(body, null, 2)}`, 4)}\n    JSON,`
    }
]);
$answer = json_decode(curl_exec($request), true);`,

  Python: (baseUrl, { method, path, body }) =>
    `import json, os, urllib.request, uuid

request = urllib.request.Request(
    "${baseUrl}${path}",
    method="${method}",
    headers={
        "x-api-key": os.environ["PASARELA_KEY"],${
          method === 'POST' ? `\n        "idempotency-key": str(uuid.uuid4()),` : ''
        }${body === undefined ? '' : `\n        "content-type": "application/json",`}
    },${body === undefined ? '' : `\n    data=b"""${JSON.stringify(body, null, 2).replaceAll('\\', '\\\\')}""",`}
)
answer = json.load(urllib.request.urlopen(request))`,
}

function indented(text: string, spaces: number): string {
  return text.replaceAll('\n', `\n${' '.repeat(spaces)}`)
}
