package org.hexproof.report;

import com.google.common.base.Joiner;
import com.google.common.collect.ImmutableList;
import org.hexproof.verify.Finding;

/** Why a template doesn't pass, in one text. */
final class Notes {
  private Notes() {}

  static String of(Finding finding) {
    return Joiner.on("; ")
        .join(
            ImmutableList.builder()
                .add(ClaimText.found(finding))
                .addAll(ClaimText.differences(finding))
                .addAll(finding.troubles())
                .build());
  }
}
