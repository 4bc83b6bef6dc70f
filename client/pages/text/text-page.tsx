import { Breadcrumb, type Crumb } from '#client/ui/breadcrumb.tsx';
import { PrerenderedHtml } from '#client/ui/loading/prerendered-html.tsx';

export interface TextPageProps {
  /** The text's file in `texts/`, without its extension. */
  readonly textName: string;
  readonly title: string;
  readonly crumbs: readonly Crumb[];
}

/** A page of running text, which stands in the document alone and not in JavaScript. */
export default function TextPage({
  title,
  crumbs,
  html,
}: TextPageProps & { readonly html: string | undefined }) {
  return (
    <div className="page-width">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="text-3xl">{title}</h1>
      <PrerenderedHtml id="page-text" className="about mt-4" html={html} />
    </div>
  );
}
