import { testGroup } from './matrix.ts'

testGroup('payments-out')
