/**
 * Version 8: what is inside a content depends on how it was read, which its name's ending says. So it is kept for each
 * ending (`read_as`, in small letters, `''` for none). What was read before stays where all files with these bytes have
 * one ending, and is no mail under another name; the rest is read again when it is needed.
 */
export const READINGS_BY_ENDING: readonly string[] = [
  "alter table readings add column read_as text not null default ''",
  `update readings r set read_as = e.ending from (
    select f.sha256, min(coalesce(lower(substring(f.name from '.\\.([A-Za-z0-9]{1,12})$')), '')) as ending
    from files f group by f.sha256
  ) as e where e.sha256 = r.sha256`,
  `delete from readings r where not exists (select from files f where f.sha256 = r.sha256)
    or exists (select from files f where f.sha256 = r.sha256
      and coalesce(lower(substring(f.name from '.\\.([A-Za-z0-9]{1,12})$')), '') <> r.read_as)
    or (r.reading ->> 'mail' is not null and r.read_as not in ('eml', 'emlx', 'mht', 'mhtml', 'mbox', 'mbx', 'msg'))`,
  'alter table readings alter column read_as drop default',
  'alter table readings drop constraint readings_pkey',
  'alter table readings add primary key (sha256, read_as)',
]
