-- What a tenant chooses, continued.
--   language  of messages to a request that names no language we speak in Accept-Language
alter table tenants add column language text not null default 'en' check (language in ('en', 'es'));
