import { IsInt, IsNumber, IsOptional, IsPositive, IsString, IsUUID, Length, Matches, Max, Min } from 'class-validator'

export class C2pRequestDto {
  @IsNumber({ maxDecimalPlaces: 2 })
  @IsPositive()
  @Max(1_000_000_000)
  usdAmount: number

  @Matches(/^[VEJPGC]\d{5,9}$/)
  debtorId: string

  @Matches(/^58\d{10}$/)
  debtorCellPhone: string

  @IsInt()
  @Min(1)
  @Max(9_999)
  debtorBankCode: number

  @IsOptional()
  @IsString()
  @Length(1, 64)
  externalRef?: string
}

export class C2pExecuteDto extends C2pRequestDto {
  @IsUUID()
  intentId: string

  @Matches(/^\d{4,10}$/)
  token: string
}
