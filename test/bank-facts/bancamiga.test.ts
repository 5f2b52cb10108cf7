import { testGroup } from './matrix.ts'

testGroup('bancamiga')
