/**
 * Node's HTTP module. An `import` of it would read all its exports, WebSocket among them, and for that one Node loads its
 * own copy of undici: two megabytes of heap and a twentieth of a second of every start.
 */
export const { createServer, request } = process.getBuiltinModule('node:http')
