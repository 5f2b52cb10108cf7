import { useState } from 'preact/hooks'
import type { OneTimeLink, User } from '../../api/routes.ts'
import { useAction } from '../../api/use-action.ts'
import { useList } from '../../api/use-read.ts'
import { formatTime } from '../../format.ts'
import { Button } from '../../components/button.tsx'
import { Chip } from '../../components/chip.tsx'
import { ConfirmDialog } from '../../components/confirm.tsx'
import { Page } from '../../components/page.tsx'
import { ErrorNote, ReadMore, Skeleton } from '../../components/states.tsx'
import { type Column, Table } from '../../components/table.tsx'
import { toast } from '../../components/toast.tsx'
import { Code, Time } from '../../components/values.tsx'
import { useTexts } from '../../i18n/texts.ts'
import { call, isOperator, useMe, useScope } from '../../session.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { RoleDialog } from './role-dialog.tsx'

const EXAMPLE = 'pasarela user invite ana --role operator\npasarela user --help'

type Open =
  | { kind: 'invite' }
  | { kind: 'link' | 'role' | 'disable'; user: User }
  | { kind: 'made'; name: string; link: OneTimeLink }

export function UsersPage() {
  const { users: text } = useTexts()
  const me = useMe()
  const { tenantId } = useScope()
  const list = useList('GET /users', { query: { tenantId } })
  const [open, setOpen] = useState<Open>()
  const enabling = useAction(async ({ userId }: User) => {
    await call('POST /users/{userId}/enable', { params: { userId } })
    toast(text.enabledDone)
    list.reload()
  })
  return (
    <Page
      title={text.title}
      subtitle={text.subtitle}
      actions={
        <Button variant="primary" icon="plus" onClick={() => setOpen({ kind: 'invite' })}>
          {text.invite}
        </Button>
      }
    >
      {list.error && <ErrorNote error={list.error} onRetry={list.reload} />}
      {enabling.error && <ErrorNote error={enabling.error} />}
      {!list.items && !list.error && <Skeleton />}
      {list.items && (
        <div class="section section-flush">
          <UserTable users={list.items} isBusy={list.isLoading} onOpen={setOpen} onEnable={enabling.run} />
          <ReadMore list={list} />
        </div>
      )}
      {isOperator(me) && (
        <div class="stack">
          <p class="quiet">{text.help}</p>
          <Code text={EXAMPLE} label={text.help} />
        </div>
      )}
      {open && <OpenDialog open={open} onOpen={setOpen} onChange={list.reload} />}
    </Page>
  )
}

function OpenDialog({
  open,
  onOpen,
  onChange,
}: {
  open: Open
  onOpen(open: Open | undefined): void
  onChange(): void
}) {
  const { users: text } = useTexts()
  const close = () => onOpen(undefined)
  const showLink = (name: string, link: OneTimeLink) => {
    onChange()
    onOpen({ kind: 'made', name, link })
  }
  switch (open.kind) {
    case 'invite':
      return <InviteDialog onClose={close} onInvited={({ user, link }) => showLink(user.name, link)} />
    case 'made':
      return <LinkDialog link={open.link} name={open.name} onClose={close} />
    case 'role':
      return <RoleDialog user={open.user} onClose={close} onChange={onChange} />
    case 'link': {
      const { userId, name } = open.user
      return (
        <ConfirmDialog
          title={text.newLinkOf(name)}
          submit={text.inviteSubmit}
          onClose={() => {}}
          onCancel={close}
          work={async () => showLink(name, await call('POST /users/{userId}/link', { params: { userId } }))}
        >
          {text.newLinkConfirm(name)}
        </ConfirmDialog>
      )
    }
    case 'disable': {
      const { userId, name } = open.user
      return (
        <ConfirmDialog
          title={text.disableOf(name)}
          submit={text.disable}
          onClose={close}
          work={async () => {
            await call('POST /users/{userId}/disable', { params: { userId } })
            toast(text.disabledDone)
            onChange()
          }}
        >
          {text.disableText(name)}
        </ConfirmDialog>
      )
    }
  }
}

function UserTable({
  users,
  isBusy,
  onOpen,
  onEnable,
}: {
  users: User[]
  isBusy: boolean
  onOpen(open: Open): void
  onEnable(user: User): void
}) {
  const { users: text, shell, words, people } = useTexts()
  const me = useMe()
  const columns: Column<User>[] = [
    { head: text.name, cell: ({ name }) => <strong class="break">{name}</strong>, isTitle: true },
    { head: text.role, cell: ({ role }) => words.roles[role] },
    ...(me.tenantId === null
      ? [{ head: text.access, cell: ({ tenantName }: User) => tenantName ?? shell.allTenants }]
      : []),
    { head: text.state, cell: (user) => <UserState user={user} /> },
    {
      head: people.factors,
      cell: ({ factors, isExternal }) =>
        isExternal ? people.atProvider : factors.map((kind) => people.kinds[kind]).join(', ') || people.none,
    },
    {
      head: text.lastLogin,
      cell: ({ lastLoginAt }) => (lastLoginAt === null ? text.never : <Time at={lastLoginAt} />),
    },
    {
      head: text.actions,
      isAction: true,
      cell: (user) => (
        <div class="row">
          {!user.isExternal && user.disabledAt === null && (
            <>
              <Button label={text.newLinkOf(user.name)} onClick={() => onOpen({ kind: 'link', user })}>
                {text.newLink}
              </Button>
              <Button label={text.changeRoleOf(user.name)} onClick={() => onOpen({ kind: 'role', user })}>
                {text.changeRole}
              </Button>
            </>
          )}
          {user.disabledAt === null ? (
            <Button label={text.disableOf(user.name)} onClick={() => onOpen({ kind: 'disable', user })}>
              {text.disable}
            </Button>
          ) : (
            <Button label={text.enableOf(user.name)} onClick={() => onEnable(user)}>
              {text.enable}
            </Button>
          )}
        </div>
      ),
    },
  ]
  return <Table caption={text.caption} rows={users} isBusy={isBusy} keyOf={({ userId }) => userId} columns={columns} />
}

function UserState({ user: { disabledAt, isInvited, linkExpiresAt } }: { user: User }) {
  const { users: text } = useTexts()
  if (disabledAt !== null) {
    return (
      <Chip tone="neutral" icon="pause">
        {text.disabled}
      </Chip>
    )
  }
  if (isInvited) {
    return (
      <>
        <Chip tone="warning" icon="clock">
          {text.invited}
        </Chip>
        <span class="chip-note">
          {linkExpiresAt === null ? text.linkEnded : text.linkUntil(formatTime(linkExpiresAt))}
        </span>
      </>
    )
  }
  return (
    <Chip tone="success" icon="check">
      {text.enabled}
    </Chip>
  )
}
