import type { components } from './wire'

type Schemas = components['schemas']

export type GameInfo = Schemas['GameInfo']
export type OptionInfo = Schemas['OptionInfo']
export type RulesPage = Schemas['RulesPage']
export type RuleText = Schemas['RuleText']

export type About = Schemas['About']
export type Me = Schemas['Me']
export type Rename = Schemas['Rename']
export type NewTable = Schemas['NewTable']
export type SeatWish = NewTable['seats'][number]
export type TableInfo = Schemas['TableInfo']
export type TableMade = Schemas['TableMade']
export type SeatInfo = Schemas['SeatInfo']
export type Level = NonNullable<SeatInfo['level']>
export type Join = Schemas['Join']
export type Start = Schemas['Start']
export type Continue = Schemas['Continue']
export type Problem = Schemas['Problem']
export type Code = Problem['code']

export type Value = Schemas['Value']
export type Happening = Schemas['Happening']
export type Choice = Schemas['Choice']
export type Question = Schemas['Question']
export type Undo = Schemas['Undo']
export type ChatLine = Schemas['ChatLine']
export type Result = Schemas['Result']

export type State = Schemas['State']
export type Ack = Schemas['Ack']
export type Fault = Schemas['Fault']
export type Reason = Schemas['Reason']
export type Pong = Schemas['Pong']
export type Frame = State | Ack | Fault | Reason | Pong

export type Hello = Schemas['Hello']
export type Nonce = Schemas['Nonce']
export type Answer = Schemas['Answer']
export type Withdraw = Schemas['Withdraw']
export type TakeBack = Schemas['TakeBack']
export type Say = Schemas['Say']
export type Why = Schemas['Why']
export type Leave = Schemas['Leave']
export type Return = Schemas['Return']
export type Command = Nonce | Answer | Withdraw | TakeBack | Say | Why | Leave | Return

export type Draw = Schemas['Draw']
export type Change = Schemas['Change']
export type Moment = Schemas['Moment']
export type Replay = Schemas['Replay']

export const LEVELS: readonly Level[] = ['random', 'cadet', 'pilot', 'ace']
