/** Elements that a banner may be made of. Its first heading comes below the title of the page. */
export const bannerTags = ['h2', 'p', 'ul', 'ol', 'li', 'strong', 'em', 'br', 'a'] as const;

export type BannerTag = (typeof bannerTags)[number];

export interface BannerElement {
  readonly tag: BannerTag;
  /** Of a link: an address of the web (https), a mail address or a telephone number. */
  readonly href?: string;
  readonly children: readonly BannerNode[];
}

/** A piece of the banner: text, or an allowed element with its content. */
export type BannerNode = string | BannerElement;
