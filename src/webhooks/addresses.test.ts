import { BlockList } from 'node:net'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cidrs } from '../foundation/setting-readers.ts'
import {
  type AddressPolicy,
  isAllowedAddress,
  checkUrl,
  type Refusal,
  refusalTexts,
  specialRangeOf,
  specialRanges,
} from './addresses.ts'

const allowing = (networks: string, allowHttp = false): AddressPolicy => ({
  allowHttp,
  allowedNetworks: cidrs(networks),
})
const production = allowing('')
const local = allowing('127.0.0.0/8,::1/128', true)
const privateNetwork = allowing('10.0.0.0/8')

/** The refusal, or the URL that would be sent to. */
function outcome(text: string, policy: AddressPolicy): string {
  const checked = checkUrl(text, policy)
  return 'url' in checked ? checked.url.href : checked.refusal
}

/** Name of the range, its first and last address, and the public addresses directly before and after it. */
const edges: [name: string, first: string, last: string, neighbours: string[]][] = [
  ['this network', '0.0.0.0', '0.255.255.255', ['1.0.0.0']],
  ['private network', '10.0.0.0', '10.255.255.255', ['9.255.255.255', '11.0.0.0']],
  ['carrier-grade NAT', '100.64.0.0', '100.127.255.255', ['100.63.255.255', '100.128.0.0']],
  ['loopback', '127.0.0.0', '127.255.255.255', ['126.255.255.255', '128.0.0.0']],
  ['Azure’s platform', '168.63.129.16', '168.63.129.16', ['168.63.129.15', '168.63.129.17']],
  ['link-local', '169.254.0.0', '169.254.255.255', ['169.253.255.255', '169.255.0.0']],
  ['private network', '172.16.0.0', '172.31.255.255', ['172.15.255.255', '172.32.0.0']],
  ['protocol assignments', '192.0.0.0', '192.0.0.255', ['191.255.255.255', '192.0.1.0']],
  ['documentation', '192.0.2.0', '192.0.2.255', ['192.0.1.255', '192.0.3.0']],
  ['AS112', '192.31.196.0', '192.31.196.255', ['192.31.195.255', '192.31.197.0']],
  ['AMT', '192.52.193.0', '192.52.193.255', ['192.52.192.255', '192.52.194.0']],
  ['6to4 relay', '192.88.99.0', '192.88.99.255', ['192.88.98.255', '192.88.100.0']],
  ['private network', '192.168.0.0', '192.168.255.255', ['192.167.255.255', '192.169.0.0']],
  ['AS112', '192.175.48.0', '192.175.48.255', ['192.175.47.255', '192.175.49.0']],
  ['benchmarking', '198.18.0.0', '198.19.255.255', ['198.17.255.255', '198.20.0.0']],
  ['documentation', '198.51.100.0', '198.51.100.255', ['198.51.99.255', '198.51.101.0']],
  ['documentation', '203.0.113.0', '203.0.113.255', ['203.0.112.255', '203.0.114.0']],
  ['multicast', '224.0.0.0', '239.255.255.255', ['223.255.255.255']],
  ['reserved', '240.0.0.0', '255.255.255.254', []],
  ['broadcast', '255.255.255.255', '255.255.255.255', []],

  ['unspecified', '::', '::', []],
  ['loopback', '::1', '::1', []],
  ['IPv4-compatible', '::2', '::ffff:ffff', []],
  ['unassigned', '::1:0:0', '::fffe:ffff:ffff', []],
  ['IPv4-translated', '::ffff:0:0:0', '::ffff:0:ffff:ffff', []],
  ['NAT64', '64:ff9b::', '64:ff9b::ffff:ffff', []],
  ['local NAT64', '64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff', []],
  ['discard', '100::', '100::ffff:ffff:ffff:ffff', []],
  ['dummy prefix', '100:0:0:1::', '100:0:0:1:ffff:ffff:ffff:ffff', []],
  ['unassigned', '200::', '1fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', ['2000::']],
  ['Teredo', '2001::', '2001:0:ffff:ffff:ffff:ffff:ffff:ffff', ['2000:ffff:ffff:ffff:ffff:ffff:ffff:ffff']],
  ['benchmarking', '2001:2::', '2001:2:0:ffff:ffff:ffff:ffff:ffff', []],
  ['ORCHID', '2001:10::', '2001:1f:ffff:ffff:ffff:ffff:ffff:ffff', []],
  ['ORCHIDv2', '2001:20::', '2001:2f:ffff:ffff:ffff:ffff:ffff:ffff', []],
  ['protocol assignments', '2001:1::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff', ['2001:200::']],
  [
    'documentation',
    '2001:db8::',
    '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff',
    ['2001:db7:ffff:ffff:ffff:ffff:ffff:ffff', '2001:db9::'],
  ],
  ['6to4', '2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff', ['2001:ffff:ffff:ffff:ffff:ffff:ffff:ffff', '2003::']],
  [
    'AS112',
    '2620:4f:8000::',
    '2620:4f:8000:ffff:ffff:ffff:ffff:ffff',
    ['2620:4f:7fff:ffff:ffff:ffff:ffff:ffff', '2620:4f:8001::'],
  ],
  ['6bone', '3ffe::', '3ffe:ffff:ffff:ffff:ffff:ffff:ffff:ffff', ['3ffd:ffff:ffff:ffff:ffff:ffff:ffff:ffff']],
  ['documentation', '3fff::', '3fff:fff:ffff:ffff:ffff:ffff:ffff:ffff', ['3fff:1000::']],
  ['unassigned', '4000::', '5eff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', ['3fff:ffff:ffff:ffff:ffff:ffff:ffff:ffff']],
  ['SRv6', '5f00::', '5f00:ffff:ffff:ffff:ffff:ffff:ffff:ffff', []],
  ['unassigned', '6000::', 'fbff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', []],
  ['unique local', 'fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', []],
  ['link-local', 'fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff', []],
  ['site-local', 'fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', []],
  ['multicast', 'ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff', []],
]

describe('an address', () => {
  test.each(edges)(
    'in the range %s is refused from %s to %s, and the adjacent public addresses are allowed',
    (...edge) => {
      const [name, first, last, neighbours] = edge
      expect([first, last].map(specialRangeOf)).toEqual([name, name])
      expect([first, last].filter((address) => isAllowedAddress(address, production))).toEqual([])
      expect(neighbours.filter((address) => !isAllowedAddress(address, production))).toEqual([])
    },
  )

  test('at the edges of every special range in the list is tested here', () => {
    const tested = new Set(edges.map(([name]) => name))
    expect(specialRanges.filter(({ name }) => !tested.has(name))).toEqual([])
  })

  test.each([
    ['Amazon, Google, Azure', '169.254.169.254'],
    ['Amazon’s containers', '169.254.170.2'],
    ['Amazon over IPv6', 'fd00:ec2::254'],
    ['Google over IPv6', 'fd20:ce::254'],
    ['Alibaba', '100.100.100.200'],
    ['Oracle', '192.0.0.192'],
    ['Azure’s wire server', '168.63.129.16'],
  ])('of a cloud metadata service is refused: %s', (_cloud, address) => {
    expect(isAllowedAddress(address, production)).toBe(false)
    expect(isAllowedAddress(address, local)).toBe(false)
  })

  test.each(['1.1.1.1', '8.8.8.8', '93.184.215.14', '200.44.32.12', '2606:4700:4700::1111', '2800:3f0:4001::200e'])(
    'that is public is allowed: %s',
    (address) => {
      expect(specialRangeOf(address)).toBeUndefined()
      expect(isAllowedAddress(address, production)).toBe(true)
    },
  )

  test.each([
    ['::ffff:127.0.0.1', false],
    ['::ffff:7f00:1', false],
    ['0:0:0:0:0:ffff:127.0.0.1', false],
    ['0000:0000:0000:0000:0000:FFFF:7F00:0001', false],
    ['::ffff:169.254.169.254', false],
    ['::ffff:10.1.2.3', false],
    ['::ffff:0.0.0.0', false],
    ['::ffff:8.8.8.8', true],
    ['::FFFF:808:808', true],
  ])('mapped into IPv6 is checked as its IPv4 address: %s', (address, isAllowed) => {
    expect(isAllowedAddress(address, production)).toBe(isAllowed)
  })

  test.each([
    ['compatible', '::8.8.8.8'],
    ['compatible, in hexadecimal', '::808:808'],
    ['translated', '::ffff:0:8.8.8.8'],
    ['NAT64', '64:ff9b::8.8.8.8'],
    ['local NAT64', '64:ff9b:1::8.8.8.8'],
    ['6to4', '2002:808:808::1'],
    ['Teredo', '2001:0:4136:e378:8000:63bf:f7f7:f7f7'],
  ])('that embeds an IPv4 address is refused although the embedded one is public: %s', (_form, address) => {
    expect(isAllowedAddress(address, production)).toBe(false)
    expect(isAllowedAddress(address, allowing('8.8.8.8/32'))).toBe(false)
    expect(isAllowedAddress(address, allowing('::/0'))).toBe(true)
  })

  test.each([
    '',
    'localhost',
    '127.1',
    '2130706433',
    '0x7f000001',
    '010.8.8.8',
    '8.8.8.8 ',
    '8.8.8.8/32',
    '8.8.8',
    '[2606:4700:4700::1111]',
    '2606:4700:4700::1111%eth0',
    'fe80::1%eth0',
    '::1%lo',
    '::ffff:127.0.0.1%lo',
  ])('in a form that sockets do not use is refused under every policy: "%s"', (address) => {
    expect(isAllowedAddress(address, production)).toBe(false)
    expect(isAllowedAddress(address, allowing('0.0.0.0/0,::/0'))).toBe(false)
  })

  test('in a network the operator allows is allowed, and adjacent addresses stay refused', () => {
    const policy = allowing('10.1.0.0/16,fd00:1::/32')
    for (const address of ['10.1.0.0', '10.1.255.255', '::ffff:10.1.2.3', 'fd00:1::1']) {
      expect(isAllowedAddress(address, policy), address).toBe(true)
    }
    for (const address of ['10.0.255.255', '10.2.0.0', '::ffff:10.2.0.0', 'fd00:2::1', '127.0.0.1', '::1']) {
      expect(isAllowedAddress(address, policy), address).toBe(false)
    }
  })

  test('of one family is never allowed by a network of the other', () => {
    expect(isAllowedAddress('127.0.0.1', allowing('::/0'))).toBe(false)
    expect(isAllowedAddress('::ffff:127.0.0.1', allowing('::/0'))).toBe(false)
    expect(isAllowedAddress('::1', allowing('0.0.0.0/0'))).toBe(false)
  })
})

describe('a webhook URL', () => {
  const refused: [Refusal, string[]][] = [
    [
      'private_address',
      [
        'https://127.0.0.1/hooks',
        'https://127.0.0.1:8443/',
        'https://127.0.0.1./',
        'https://127.1/',
        'https://127.0.1/',
        'https://0/',
        'https://2130706433/',
        'https://0x7f000001/',
        'https://0x7f.1/',
        'https://0177.0.0.1/',
        'https://017700000001/',
        'https://0x7F.0X0.0.0x1/',
        'https://127.0.0.0x1/',
        'https://%31%32%37.0.0.1/',
        'https://127%2e0%2e0%2e1/',
        'https://127.0.0.1%2e/',
        'https://１２７.０.０.１/',
        'https://127。0。0。1/',
        'https://127．0．0．1/',
        'https://①②⑦.0.0.1/',
        'https://𝟏𝟐𝟕.0.0.1/',
        'https://127\u00ad.0.0.1/',
        'https://0300.0250.0.1/',
        'https://3232235521/',
        'https://192.168.1.1/',
        'https://10.0.0.1/',
        'https://0xa.1/',
        'https://172.16.0.1/',
        'https://169.254.169.254/latest/meta-data/',
        'https://2852039166/',
        'https://0xa9fea9fe/',
        'https://100.64.0.1/',
        'https://224.0.0.1/',
        'https://255.255.255.255/',
        'https://4294967295/',
        'https://[::]/',
        'https://[::1]/',
        'https://[0:0:0:0:0:0:0:1]/',
        'https://[::ffff:127.0.0.1]/',
        'https://[::ffff:7f00:1]/',
        'https://[::FFFF:A9FE:A9FE]/',
        'https://[::127.0.0.1]/',
        'https://[64:ff9b::7f00:1]/',
        'https://[64:ff9b:1::10.0.0.1]/',
        'https://[2002:7f00:1::]/',
        'https://[2001:0:4136:e378:8000:63bf:80ff:fffe]/',
        'https://[fe80::1]/',
        'https://[fec0::1]/',
        'https://[fd00:ec2::254]/',
        'https://[ff02::1]/',
        'https://@127.0.0.1/',
        'HTTPS://127.0.0.1/',
      ],
    ],
    [
      'private_name',
      [
        'https://localhost/',
        'https://LOCALHOST:8443/',
        'https://localhost./',
        'https://local\u00adhost/',
        'https://ⓛocalhost/',
        'https://ｌｏｃａｌｈｏｓｔ/',
        'https://%6c%6f%63alhost/',
        'https://shop.localhost/',
        'https://shop.localhost./',
        'https://receiver/',
        'https://receiver.:9000/',
        'https://printer.local/',
        'https://metadata.google.internal/computeMetadata/v1/',
        'https://metadata.google.internal./',
        'https://internal/',
        'https://router.home.arpa/',
      ],
    ],
    [
      'scheme',
      [
        'http://shop.example/hooks',
        'http://127.0.0.1/',
        'http:shop.example',
        'ftp://shop.example/',
        'ws://shop.example/',
        'file:///etc/passwd',
        'gopher://127.0.0.1:6379/_INFO',
        'javascript:alert(1)',
        'data:text/plain,x',
        'blob:https://shop.example/1',
        'shop.example:443/hooks',
      ],
    ],
    [
      'credentials',
      [
        'https://user@shop.example/',
        'https://user:password@shop.example/',
        'https://:password@shop.example/',
        'https://shop.example@127.0.0.1/',
        'https://shop.example%2f@127.0.0.1/',
        'https://shop.example:443@127.0.0.1/',
        'https://127.0.0.1@shop.example/',
        'https://a@b@127.0.0.1/',
      ],
    ],
    ['fragment', ['https://shop.example/#top', 'https://shop.example/hooks#', 'https://shop.example#@127.0.0.1/']],
    ['port', ['https://shop.example:0/', 'https://8.8.8.8:00/']],
    [
      'not_a_url',
      [
        '',
        'shop.example/hooks',
        '//shop.example/hooks',
        'https://',
        'https:///shop.example/',
        'https:/shop.example/',
        'https:shop.example',
        'https://\\shop.example/',
        'https:\\\\shop.example\\hooks',
        'https://shop.example\\@127.0.0.1/',
        'https://127.0.0.1\\@shop.example/',
        'https://shop.example/?next=\\\\127.0.0.1',
        ' https://shop.example/',
        'https://shop.example/\n',
        'https://shop.exam\nple/',
        'https://shop.example/a\tb',
        'https://shop.example/a b',
        'https://shop.example/\u3000',
        'https://shop.example/\u0000',
        'https://sh op.example/',
        'https://shop.example:65536/',
        'https://shop.example:-1/',
        'https://shop.example:http/',
        'https://256.1.1.1/',
        'https://1.2.3.4.5/',
        'https://127.0.0.1.1/',
        'https://shop.1/',
        'https://127.0.0.1../',
        'https://8.8.8.8../',
        'https://shop.example../',
        'https://shop..example/',
        'https://.shop.example/',
        'https://./',
        'https://x.%2e/',
        'https://shop%00.example/',
        'https://shop%2f.example/',
        'https://[fe80::1%25eth0]/',
        'https://[fe80::1%eth0]/',
        'https://[::1].example/',
        'https://[::1/',
        'https://::1/',
        'https://[127.0.0.1]/',
      ],
    ],
    [
      'too_long',
      [
        `https://shop.example/${'a'.repeat(2048 - 20)}`,
        `https://shop.example/${'ñ'.repeat(400)}`,
        `https://shop.example/${'a/../'.repeat(500)}`,
        'a'.repeat(2049),
      ],
    ],
  ]

  const cases = refused.flatMap(([refusal, texts]) =>
    texts.map((text) => ({ refusal, text, start: text.slice(0, 70) })),
  )
  test.each(cases)('is refused in production as $refusal: $start', ({ refusal, text }) => {
    expect(outcome(text, production)).toBe(refusal)
  })

  test.each([
    ['https://shop.example/hooks', 'https://shop.example/hooks'],
    ['https://shop.example', 'https://shop.example/'],
    ['HTTPS://Shop.Example/Hooks?Tenant=1', 'https://shop.example/Hooks?Tenant=1'],
    ['https://shop.example:443/', 'https://shop.example/'],
    ['https://shop.example:25/', 'https://shop.example:25/'],
    ['https://shop.example:65535/', 'https://shop.example:65535/'],
    ['https://shop.example./hooks', 'https://shop.example/hooks'],
    ['https://shop_1.example/', 'https://shop_1.example/'],
    ['https://tiendañ.example/pago', 'https://xn--tienda-1wa.example/pago'],
    ['https://shop.example/a/../b', 'https://shop.example/b'],
    ['https://shop.example/@127.0.0.1', 'https://shop.example/@127.0.0.1'],
    ['https://shop.example/%2e%2e/x%23y', 'https://shop.example/x%23y'],
    ['https://shop.example/?url=http://127.0.0.1/', 'https://shop.example/?url=http://127.0.0.1/'],
    ['https://127.0.0.1.shop.example/', 'https://127.0.0.1.shop.example/'],
    ['https://localhost.shop.example/', 'https://localhost.shop.example/'],
    ['https://notlocalhost.example/', 'https://notlocalhost.example/'],
    ['https://mylocal.example/', 'https://mylocal.example/'],
    ['https://thelocal.shop/', 'https://thelocal.shop/'],
    ['https://shop.glocal/', 'https://shop.glocal/'],
    ['https://shop.mylocalhost/', 'https://shop.mylocalhost/'],
    ['https://8.8.8.8/', 'https://8.8.8.8/'],
    ['https://134744072/', 'https://8.8.8.8/'],
    ['https://8.8.8.8.:8443/', 'https://8.8.8.8:8443/'],
    ['https://[2606:4700:4700::1111]/', 'https://[2606:4700:4700::1111]/'],
    ['https://[::ffff:8.8.8.8]/', 'https://[::ffff:808:808]/'],
  ])('that is public is accepted: %s', (text, href) => {
    expect(outcome(text, production)).toBe(href)
  })

  test.each([
    ['http://localhost:3000/hooks', 'http://localhost:3000/hooks'],
    ['http://localhost.:3000/', 'http://localhost:3000/'],
    ['http://shop.localhost/', 'http://shop.localhost/'],
    ['http://127.0.0.1:3000/', 'http://127.0.0.1:3000/'],
    ['http://[::1]:3000/', 'http://[::1]:3000/'],
    ['http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/'],
    ['http://receiver:8080/', 'http://receiver:8080/'],
    ['https://shop.example/', 'https://shop.example/'],
    ['http://10.0.0.1/', 'private_address'],
    ['http://169.254.169.254/', 'private_address'],
    ['http://0.0.0.0/', 'private_address'],
    ['http://[::]/', 'private_address'],
    ['http://user@localhost/', 'credentials'],
    ['ftp://localhost/', 'scheme'],
  ])('is checked under the local policy, which allows http and loopback: %s', (text, expected) => {
    expect(outcome(text, local)).toBe(expected)
  })

  test.each([
    ['https://10.1.2.3/', 'https://10.1.2.3/'],
    ['https://hooks.internal/', 'https://hooks.internal/'],
    ['https://receiver/', 'https://receiver/'],
    ['https://localhost/', 'private_name'],
    ['https://127.0.0.1/', 'private_address'],
    ['https://192.168.1.1/', 'private_address'],
    ['http://10.1.2.3/', 'scheme'],
  ])('is checked under a policy that allows one private network: %s', (text, expected) => {
    expect(outcome(text, privateNetwork)).toBe(expected)
  })

  test('of exactly 2048 characters is accepted', () => {
    const longest = `https://shop.example/${'a'.repeat(2048 - 21)}`
    expect(outcome(longest, production)).toBe(longest)
  })

  test('is refused with a text in both languages', () => {
    for (const [refusal] of refused) {
      expect(refusalTexts[refusal].en).toMatch(/^[A-Z].*\.$/)
      expect(refusalTexts[refusal].es).toMatch(/^[A-Z].*\.$/)
    }
    expect(Object.keys(refusalTexts).toSorted()).toEqual(refused.map(([refusal]) => refusal).toSorted())
  })
})

const asIPv4 = (value: number) => [24, 16, 8, 0].map((shift) => (value >>> shift) & 255).join('.')
const asIPv6 = (value: bigint) =>
  value
    .toString(16)
    .padStart(32, '0')
    .replace(/(.{4})(?!$)/g, '$1:')

/** Any IPv4 address, half of them near the edge of a special range. */
const edgesOfIPv4 = edges
  .flatMap(([, first, last]) => [first, last])
  .filter((address) => !address.includes(':'))
  .map((address) => address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0))
const ipv4 = fc.oneof(
  fc.integer({ min: 0, max: 0xffff_ffff }),
  fc
    .tuple(fc.constantFrom(...edgesOfIPv4), fc.integer({ min: -3, max: 3 }))
    .map(([edge, distance]) => Math.min(Math.max(edge + distance, 0), 0xffff_ffff)),
)

/** Any IPv6 address, most of them in a special range or next to one. */
const ipv6 = fc
  .tuple(
    fc.constantFrom(...specialRanges.map(({ range }) => range).filter((range) => range.includes(':')), '2000::/3'),
    fc.bigInt({ min: 0n, max: 2n ** 128n - 1n }),
    fc.integer({ min: -8, max: 8 }),
  )
  .map(([range, bits, slack]) => {
    const [base = '', prefix] = range.split('/')
    const kept = BigInt(Math.min(Math.max(Number(prefix) + slack, 0), 128))
    const mask = (1n << (128n - kept)) - 1n
    return asIPv6((valueOf(base) & ~mask) | (bits & mask))
  })

function valueOf(address: string): bigint {
  const [head = '', tail = ''] = address.split('::')
  const groups = (text: string) => text.split(':').filter((group) => group !== '')
  const missing = 8 - groups(head).length - groups(tail).length
  const all = [...groups(head), ...Array<string>(missing).fill('0'), ...groups(tail)]
  return all.reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n)
}

function blockList(ranges: string[]): BlockList {
  const list = new BlockList()
  for (const range of ranges) {
    const [base = '', prefix] = range.split('/')
    list.addSubnet(base, Number(prefix), base.includes(':') ? 'ipv6' : 'ipv4')
  }
  return list
}

describe('any address', () => {
  const special4 = blockList(specialRanges.map(({ range }) => range).filter((range) => !range.includes(':')))
  const special6 = blockList(specialRanges.map(({ range }) => range).filter((range) => range.includes(':')))
  const global6 = blockList(['2000::/3'])

  test('of IPv4 is refused exactly when Node’s BlockList finds it in the special ranges', () => {
    fc.assert(
      fc.property(ipv4, (value) => {
        const address = asIPv4(value)
        expect(isAllowedAddress(address, production)).toBe(!special4.check(address, 'ipv4'))
      }),
      { numRuns: 2_000 },
    )
  })

  test('of IPv6 is allowed exactly when it is global unicast and in no special range', () => {
    fc.assert(
      fc.property(ipv6, (address) => {
        fc.pre(!address.startsWith('0000:0000:0000:0000:0000:ffff:'))
        const isPublic = global6.check(address, 'ipv6') && !special6.check(address, 'ipv6')
        expect(isAllowedAddress(address, production)).toBe(isPublic)
      }),
      { numRuns: 2_000 },
    )
  })

  test('of IPv4 gets the same result in every spelling of the URL standard', () => {
    fc.assert(
      fc.property(ipv4, (value) => {
        const [a = 0, b = 0, c = 0, d = 0] = asIPv4(value).split('.').map(Number)
        const hex = (number: number) => `0x${number.toString(16)}`
        const octal = (number: number) => `0${number.toString(8)}`
        const wide = (text: string) => text.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))
        const mapped = `[::ffff:${((a << 8) | b).toString(16)}:${((c << 8) | d).toString(16)}]`
        const spellings = [
          `${value}`,
          hex(value),
          octal(value),
          [a, b, c, d].map(hex).join('.'),
          [a, b, c, d].map(octal).join('.'),
          `${a}.${(b << 16) | (c << 8) | d}`,
          `${a}.${hex(b)}.${octal((c << 8) | d)}`,
          `${asIPv4(value)}.`,
          wide(asIPv4(value)),
          mapped,
          `[::ffff:${asIPv4(value)}]`,
        ]
        const isAllowed = isAllowedAddress(asIPv4(value), local)
        const accepted = spellings.map((host) => 'url' in checkUrl(`https://${host}/`, local))
        expect(accepted).toEqual(spellings.map(() => isAllowed))
      }),
      { numRuns: 500 },
    )
  })

  test('of IPv4 is refused in every IPv6 form that embeds it', () => {
    fc.assert(
      fc.property(ipv4, (value) => {
        const hidden = value.toString(16).padStart(8, '0').replace(/^.{4}/, '$&:')
        const inverted = (~value >>> 0).toString(16).padStart(8, '0').replace(/^.{4}/, '$&:')
        const forms = [
          `::${hidden}`,
          `::${asIPv4(value)}`,
          `::ffff:0:${hidden}`,
          `64:ff9b::${hidden}`,
          `64:ff9b:1::${hidden}`,
          `2002:${hidden}::1`,
          `2001:0:0:0:0:0:${inverted}`,
        ]
        expect(forms.filter((address) => isAllowedAddress(address, production))).toEqual([])
        expect(forms.filter((address) => isAllowedAddress(address, allowing('0.0.0.0/0')))).toEqual([])
      }),
      { numRuns: 200 },
    )
  })

  test('in a special range is allowed exactly when the operator’s network contains it', () => {
    fc.assert(
      fc.property(ipv4, ipv4, fc.integer({ min: 1, max: 32 }), (value, base, prefix) => {
        const network = `${asIPv4(base)}/${prefix}`
        const address = asIPv4(value)
        const isHeld = blockList([network]).check(address, 'ipv4')
        expect(isAllowedAddress(address, allowing(network))).toBe(isHeld || !special4.check(address, 'ipv4'))
      }),
      { numRuns: 1_000 },
    )
  })
})

test('any text is checked without an error, and an accepted URL is accepted again unchanged', () => {
  const anyUrl = fc.oneof(
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc.string({ unit: 'binary' }),
    fc.tuple(fc.constantFrom('https://', 'http://'), fc.string({ unit: 'grapheme' })).map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(anyUrl, fc.constantFrom(production, local, privateNetwork), (text, policy) => {
      const checked = checkUrl(text, policy)
      if ('refusal' in checked) {
        expect(refusalTexts).toHaveProperty(checked.refusal)
        return
      }
      expect(outcome(checked.url.href, policy)).toBe(checked.url.href)
      expect(checked.url.href).toMatch(policy.allowHttp ? /^https?:\/\/[^/@#\\\s]+\// : /^https:\/\/[^/@#\\\s]+\//)
    }),
    { numRuns: 500 },
  )
})
