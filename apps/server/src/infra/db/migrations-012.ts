/**
 * Version 12: what the timeline and the map know of each picture and film (`at_ms`: when it was taken by its own clock, else
 * when its file was last changed), read from its content beside everything else; and people's own albums. A row goes where its
 * file goes. An album names its owner by itself, so that a photo that comes back out of the trash is in it again.
 */
export const PHOTOS_AND_ALBUMS: readonly string[] = [
  `create table photos (
    owner_id text not null,
    file_id text collate "C" not null,
    at_ms bigint not null,
    month integer not null generated always as (
      (extract(year from timezone('UTC', to_timestamp(least(greatest(at_ms, -62135596800000), 253402300799999) / 1000.0))) * 12
        + extract(month from timezone('UTC', to_timestamp(least(greatest(at_ms, -62135596800000), 253402300799999) / 1000.0))) - 1)::integer
    ) stored,
    taken_at_ms bigint,
    latitude double precision,
    longitude double precision,
    width_px integer,
    height_px integer,
    camera text,
    is_read boolean not null default false,
    primary key (owner_id, file_id),
    foreign key (owner_id, file_id) references files (owner_id, id) on update cascade on delete cascade
  )`,
  `insert into photos (owner_id, file_id, at_ms)
    select owner_id, id, modified_at_ms from files
    where media_type ~ '^(image|video)/' and media_type !~ '^image/(svg|x-icon|vnd.microsoft.icon)'`,
  'create index photos_timeline on photos (owner_id, month, at_ms, file_id)',
  'create index photos_places on photos (owner_id, latitude, longitude) where latitude is not null',
  'create index photos_unread on photos (owner_id, file_id) where not is_read',
  `create table albums (
    id text collate "C" primary key,
    owner_id text not null references owners (id) on delete cascade,
    name text not null,
    created_at_ms bigint not null,
    deleted_at_ms bigint
  )`,
  'create index albums_owner on albums (owner_id)',
  `create table album_photos (
    album_id text collate "C" not null references albums (id) on delete cascade,
    owner_id text not null,
    file_id text collate "C" not null,
    primary key (album_id, file_id),
    foreign key (owner_id, file_id) references photos (owner_id, file_id) on update cascade on delete cascade
  )`,
  'create index album_photos_file on album_photos (owner_id, file_id)',
]
