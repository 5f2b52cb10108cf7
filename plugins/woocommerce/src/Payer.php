<?php
declare(strict_types=1);

namespace Pasarela\WooCommerce;

/** Bank, document and phone of a C2P, as the customer typed them. They are sent to the gateway and not stored. */
final class Payer
{
    public function __construct(
        public readonly string $bank,
        public readonly string $document,
        public readonly string $phone,
    ) {
    }

    /** @return list<string> Mistakes, for the customer. */
    public function mistakes(): array
    {
        return array_values(array_filter([
            preg_match('/^\d{4}\z/', $this->bank) ? '' : __('Choose your bank.', 'pasarela-woocommerce'),
            preg_match('/^[VEJPGC]\d{5,9}\z/', $this->plainDocument()) ? '' : __('Type your document as a letter and its digits, such as V12345678.', 'pasarela-woocommerce'),
            preg_match('/^58\d{10}\z/', $this->plainPhone()) ? '' : __('Type your mobile phone with its eleven digits, such as 04141234567.', 'pasarela-woocommerce'),
        ]));
    }

    /** @return array{debtorId: string, debtorCellPhone: string, debtorBankCode: int} */
    public function toFields(): array
    {
        return [
            'debtorId' => $this->plainDocument(),
            'debtorCellPhone' => $this->plainPhone(),
            'debtorBankCode' => (int) $this->bank,
        ];
    }

    /** @param array<string, mixed> $receipt */
    public function isPayerOf(array $receipt): bool
    {
        return ($receipt['debtorId'] ?? '') === $this->plainDocument()
            && ($receipt['debtorPhone'] ?? '') === $this->plainPhone()
            && (int) ($receipt['debtorBankCode'] ?? 0) === (int) $this->bank;
    }

    private function plainDocument(): string
    {
        return strtoupper((string) preg_replace('/[-.\s]/', '', $this->document));
    }

    private function plainPhone(): string
    {
        return (string) preg_replace('/^0/', '58', (string) preg_replace('/[-+.\s()]/', '', $this->phone));
    }
}
