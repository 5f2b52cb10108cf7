import { Command } from 'commander'
import type { Context } from '../context.ts'
import { addExplain } from './explain.ts'
import { addImport } from './import.ts'

export function movementCommand(context: Context): Command {
  const command = new Command('movement').description('money that arrived on the tenants’ accounts')
  addExplain(command, context)
  addImport(command, context)
  return command
}
