import { type Command, Help } from 'commander'
import { translate } from './language.ts'

const WIDTH = 118

/** Makes a command and its subcommands speak the language of the person: help, titles, and errors of the command line. */
export function localizeHelp(command: Command): void {
  const plain = new Help()
  const words = (text: string) => text.replaceAll(/\[(options|command)\]|(?<=[(,] ?)(choices|default): /g, translate)
  command
    .helpOption('-h, --help', translate('display help for command'))
    .configureHelp({
      styleTitle: translate,
      commandUsage: (given) => words(plain.commandUsage(given)),
      subcommandTerm: (given) => words(plain.subcommandTerm(given)),
      commandDescription: (given) => translate(given.description()),
      subcommandDescription: (given) => translate(given.description()),
      optionDescription: (option) => described(option.description, plain.optionDescription(option)),
      argumentDescription: (argument) => described(argument.description, plain.argumentDescription(argument)),
    })
    .configureOutput({
      writeOut: (text) => process.stdout.write(translateNotes(text)),
      outputError: (text, write) => write(`${translate(text.trimEnd())}\n`),
    })
  if (command.commands.length > 0) command.helpCommand('help [command]', translate('display help for command'))
  for (const subcommand of command.commands) localizeHelp(subcommand)

  /** The description, and what commander adds to it in parentheses. */
  function described(description: string, complete: string): string {
    return translate(description) + words(complete.slice(description.length))
  }
}

/** Text below the help: paragraphs are looked up without their line breaks, lists and examples line by line. */
export function translateNotes(text: string): string {
  return text
    .split('\n\n')
    .map((paragraph) =>
      /^ /m.test(paragraph) ? paragraph.split('\n').map(translateLine).join('\n') : wrapped(paragraph),
    )
    .join('\n\n')
}

/** `  $ command     comment`, `  term     meaning`: what comes after the gap is looked up. */
function translateLine(line: string): string {
  const [, before = '', rest = line] = /^(\s+\S.*?\s{2,})(\S.*)$/.exec(line) ?? []
  return before + translate(rest)
}

function wrapped(paragraph: string): string {
  const [, start = '', body = '', end = ''] = /^(\n*)(.*?)(\n*)$/s.exec(paragraph) ?? []
  const english = body.replaceAll('\n', ' ')
  const found = translate(english)
  if (found === english) return start + translate(body) + end
  const lines: string[] = []
  for (const word of found.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length + 1 > WIDTH) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return start + lines.join('\n') + end
}
