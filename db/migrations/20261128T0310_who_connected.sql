-- Who connected a service, and until when the sign-in there is good.

alter table integrations add column connected_by text not null default '', add column sign_in_ends_at timestamptz;
comment on column integrations.connected_by is 'Who signed in or typed the key last; empty where that was before this was kept.';
comment on column integrations.sign_in_ends_at is 'When the sign-in ends if it is not renewed; null where it does not end or the service does not say. expires_at is that of the access token.';
